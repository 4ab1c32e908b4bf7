#!/usr/bin/env python3
"""A bot for Staffetta: python3 docs/example_bot.py is asked in lines of JSON and answers in lines of JSON.

    staffetta sim la-resistance --bots docs/example_bot.py,greedy,greedy,greedy --games 20
"""
import json
import random
import sys


def choose(question, rng):
    """The action with the best odds, if any has odds; else any action."""
    offers = question["offers"]
    likely = [offer for offer in offers if offer["label"].get("odds") is not None]
    if likely:
        best = max(offer["label"]["odds"] for offer in likely)
        offers = [offer for offer in likely if offer["label"]["odds"] == best]
    return rng.choice(offers)["action"]


def main():
    rng = random.Random(sys.argv[1] if len(sys.argv) > 1 else None)
    for line in sys.stdin:
        message = json.loads(line)
        if message["do"] == "choose":
            print(json.dumps({"choose": choose(message, rng)}), flush=True)


if __name__ == "__main__":
    main()
