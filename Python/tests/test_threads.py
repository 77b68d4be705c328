"""Threads and processes."""

from __future__ import annotations

import gc
import multiprocessing
import resource
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import strut

TEXTS = [f"Größenänderungen übernehmen {number}" for number in range(2_000)]


def heights(width: float) -> list[float]:
    return list(strut.measure(TEXTS, width=width, font="Palatino", size=18).fits_height)


def test_eight_threads_measure_the_same() -> None:
    widths = [80.0 + 10 * (index % 4) for index in range(16)]
    expected = {width: heights(width) for width in set(widths)}
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(heights, widths)) == [expected[width] for width in widths]


def test_the_lock_is_let_go_during_a_call() -> None:
    """Checks that another thread runs during a long call: it counts until the call ends."""
    context = strut.Context()
    texts = [" ".join(f"{word}{number}" for word in ("langes", "Wort")) * 20 for number in range(1_500)]
    started, ended = threading.Event(), threading.Event()
    ticks: list[float] = []

    def tick() -> None:
        started.set()
        while not ended.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.001)

    ticker = threading.Thread(target=tick)
    ticker.start()
    started.wait()
    # The work in Python is done in advance, so that nearly all of the time is spent in the library.
    begin = time.monotonic()
    strut.measure(texts, width=100, lines=True, context=context)
    end = time.monotonic()
    ended.set()
    ticker.join()
    within = [tick for tick in ticks if begin + (end - begin) / 4 < tick < end - (end - begin) / 4]
    assert len(within) >= 5, f"{len(within)} ticks in {end - begin:.3f} s"


def child_heights(_: int) -> list[float]:
    return heights(120)


def test_a_child_of_a_fork_goes_on_measuring() -> None:
    expected = heights(120)
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map_async(child_heights, range(4)).get(timeout=60) == [expected] * 4


def test_nothing_is_left_behind() -> None:
    """Checks that fonts, lines, cells, and contexts are freed with their objects."""

    def use() -> None:
        context = strut.Context(cache_bytes=1 << 20)
        font = strut.font("Palatino", size=18, context=context)
        sizes = strut.measure(TEXTS[:50], font=font, width=100, lines=True, context=context)
        assert sizes[0].lines
        del context, font, sizes

    for _ in range(30):
        use()
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(300):
        use()
    gc.collect()
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 20_000, f"{grown} KB more than before"
