from .league_window import LeagueWindow as LeagueWindow
