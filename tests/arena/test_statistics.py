"""Ladders and findings, from matches whose truth is known."""

from __future__ import annotations

from random import Random

import polars as pl
import pytest

from meridian import games
from meridian.arena import frames, ladder, statistics
from meridian.arena.estimates import Foretold
from meridian.arena.simulation import lengths, wilson
from meridian.arena.tournament import Played, SeatResult
from meridian.arena.usage import Use
from meridian.core.rulebook import rulebook
from tests.arena.plans import NAME


def match(number: int, players: list[str], winner: int, uses: list[Use], chances: list[Foretold]) -> Played:
    """A finished match that somebody won."""
    seats = [
        SeatResult(player, 10 if seat == winner else 5, 1 if seat == winner else 2, float(seat == winner))
        for seat, player in enumerate(players)
    ]
    return Played(number, number, True, 5 + number % 3, 50, 60, 80, 0.5, "", seats, {"GD-001": 2}, uses, chances)


def card(seat: int, name: str, times: int = 1, kind: str = "build") -> Use:
    return Use(seat, "said", kind, "card", name, times)


def played(number: int, strong: str = "", good: str = "", seed: int = 0) -> pl.DataFrame:
    """Two players draw one of ten cards each; a strong player, or a good card, wins nine of ten games."""
    random = Random(seed)
    found = []
    for at in range(number):
        players = ["ann", "ben"] if at % 2 else ["ben", "ann"]
        cards = [f"card{random.randrange(10)}" for _ in players]
        if strong:
            # Ann has a favourite, which does nothing.
            cards[players.index("ann")] = random.choice(["card0", cards[players.index("ann")]])
        luck = [random.random() for _ in players]
        odds = [0.9 if players[seat] == strong or cards[seat] == good else 0.1 for seat in (0, 1)]
        winner = max((0, 1), key=lambda seat: luck[seat] ** (1 / odds[seat]))
        uses = [card(seat, name) for seat, name in enumerate(cards)]
        found.append(match(at, players, winner, uses, [Foretold(1, 0, 0.25), Foretold(1, 1, 0.75)]))
    return frames.part(found)


def test_the_mean_length_of_games_has_an_interval() -> None:
    assert lengths([2, 4, 6]) == {"min": 2, "median": 4, "max": 6, "mean": 4, "interval": [1.74, 6.26]}
    assert lengths([7])["interval"] == [7, 7]


def test_the_ladder_knows_the_stronger_one_and_says_how_sure_it_is() -> None:
    few, many = (ladder.ladder(played(number, strong="ann")) for number in (20, 400))
    assert [row.player for row in many] == ["ann", "ben"]
    best, other = many
    assert best.low < best.rating < best.high
    assert best.low > other.high
    assert few[0].high - few[0].low > best.high - best.low
    assert best.wins.games == 400
    assert (best.wins.low, best.wins.high) == wilson(best.wins.won, 400)
    assert sum(seat.games for seat in best.seats) == 400
    assert best.wins.won + other.wins.won == 400
    assert best.matches == 400


def test_seats_are_counted_whoever_sits_there() -> None:
    parts = played(100, strong="ann")
    rates = ladder.by_seat(parts)
    assert [rate.games for rate in rates] == [100, 100]
    assert sum(rate.won for rate in rates) == 100


def marked(strong: str = "", good: str = "") -> list[list[str]]:
    """What stands out in each of twelve tournaments: a mark is a matter of luck too, and one would show little."""
    parts = (played(400, strong, good, seed) for seed in range(12))
    return [statistics.things(part).filter("outlier")["thing"].to_list() for part in parts]


def test_a_good_card_stands_out_and_others_hardly_ever_do() -> None:
    found = marked(good="card4")
    assert all("card4" in things for things in found)
    assert sum(len(things) > 1 for things in found) <= 3
    rows = statistics.things(played(400, good="card4"))
    row = rows.row(by_predicate=pl.col("thing") == "card4", named=True)
    assert row["lift"] > 0.3
    assert row["per_game"] == row["uses"] / 400


def test_the_favourite_of_a_strong_player_does_not_stand_out() -> None:
    rows = statistics.things(played(400, strong="ann"))
    row = rows.row(by_predicate=pl.col("thing") == "card0", named=True)
    assert row["rate"] > 0.6
    assert abs(row["lift"]) < 0.06
    assert not any("card0" in things for things in marked(strong="ann"))


def test_where_all_cards_are_alike_a_mark_is_rare() -> None:
    assert sum(bool(things) for things in marked()) <= 2


def test_lengths_and_unfinished_matches() -> None:
    cut = Played(9, 9, False, 50, 99, 99, 99, 0.5, "", [SeatResult("ann", None, None, 0.0)] * 2, {}, [], [])
    parts = pl.concat([played(9), frames.part([cut])])
    found = statistics.lengths(parts)
    assert (found.matches, found.unfinished) == (10, 1)
    assert (found.rounds[0], found.rounds[-1]) == (5, 50)
    assert ladder.ladder(parts)[0].wins.games == 9
    assert ladder.ladder(frames.part([cut])) == []
    assert statistics.things(frames.part([cut])).is_empty()


def test_every_clause_is_listed_cited_or_not() -> None:
    game = games.load(NAME)
    first, second = list(rulebook(game.package).clauses)[:2]
    one = Played(0, 0, True, 1, 1, 1, 1, 0.1, "", [SeatResult("ann", 1, 1, 1.0)], {second: 3}, [], [])
    found = statistics.coverage(game, frames.part([one]), "en")
    assert found["clause"].to_list() == list(rulebook(game.package).clauses)
    counts = {name: (matches, cited) for name, matches, cited in found.select("clause", "matches", "cited").iter_rows()}
    assert (counts[first], counts[second]) == ((0, 0), (1, 3))


def test_foretold_chances_are_held_against_the_result() -> None:
    parts = played(200)
    whole, first = statistics.calibration(parts)
    assert (whole.quarter, first.quarter) == (0, 1)
    assert [one.chance for one in first.bins] == pytest.approx([0.25, 0.75])
    rows = frames.results(parts)
    won = float(rows.filter(pl.col("seat") == 1)["won"].sum())
    assert first.bins[1].came.won == won
    expected = (won * 0.25**2 + (200 - won) * 0.75**2) / 200
    assert first.error == pytest.approx(expected)
    assert first.ignorant == pytest.approx(0.25)
    assert statistics.calibration(frames.part([])) == []
