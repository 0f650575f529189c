#!/usr/bin/env python3
"""Checks the dice of a finished match as docs/dice.md describes them, with nothing but SHA-256.
verify_dice.py MATCH.json (written by `adjutant export`), or verify_dice.py --vectors docs/dice.md"""
import hashlib, json, re, sys
def sha(*parts): return hashlib.sha256(b"".join(parts)).digest()
def u32(n): return n.to_bytes(4, "big")
def match_key(seed, inputs):
    lines = [line.encode() for line in inputs]
    return sha(b"adjutant match v1", seed, u32(len(lines)), *(u32(len(line)) + line for line in lines))
def stream(key, number):
    for block in range(2**32):
        yield from sha(b"adjutant draw v1", key, number.to_bytes(8, "big"), u32(block))

def below(count, source):
    size = 256 if count <= 256 else 65536
    while True:
        value = next(source) if size == 256 else next(source) * 256 + next(source)
        if value < size // count * count:
            return value % count
def drawn(key, number, kind, asked):
    source = stream(key, number)
    if kind == "roll": return [below(sides, source) + 1 for sides in asked["sides"]]
    if kind == "pick": return below(asked["count"], source)
    order = list(range(asked["count"]))
    for last in range(asked["count"] - 1, 0, -1):
        other = below(last + 1, source)
        order[last], order[other] = order[other], order[last]
    return order
def check(seed, commitment, inputs, key_hash, draws, first=1):
    if sha(seed).hex() != commitment: sys.exit("the seed is not the promised one")
    key = match_key(seed, inputs)
    if key_hash not in (None, sha(key).hex()): sys.exit("seed and inputs do not give the promised key")
    for expected, (number, where, kind, asked, came) in enumerate(draws, 1):
        if number != expected: sys.exit(f"{where}: draw {expected} is missing, draw {number} comes")
        if number >= first and (right := drawn(key, number, kind, asked)) != came:
            sys.exit(f"{where}: draw {number} is {came} in the file, the seed gives {right}")
    print(f"{len(draws)} draws, from draw {first} on recomputed from the seed: all as told")

def of_file(text):
    match, came = json.loads(text), {"roll": "values", "pick": "value", "deal": "order"}
    seal, draws = match["seal"], []
    if seal["seed"] is None: sys.exit("the seed is not revealed: the match is not over")
    for line in match["journal"]:
        for record in line["draws"]:
            (kind, asked), = record["draw"].items()
            draws.append((record["number"], f"move {line['move']}", kind, asked, asked[came[kind]]))
    if len(draws) + 1 != match["next_draw"]: sys.exit(f"draw {len(draws) + 1} is missing at the end")
    moved = [int(line.split()[3]) for line in seal["inputs"] if line.startswith("moved before draw ")]
    check(bytes.fromhex(seal["seed"]), seal["commitment"], seal["inputs"], seal.get("key_hash"), draws, *moved[-1:])

def of_vectors(text):
    block, draws = re.search(r"```vectors\n(.*?)```", text, re.S)[1], []
    def of(word): return [rest.strip(" ") for rest in re.findall(rf"^{word}( .*)?$", block, re.M)]
    for number, kind, what, came in (re.match(r"(\d+) (\w+) (.*) = (.*)", line).groups() for line in of("draw")):
        numbers, asked = [int(word) for word in came.split()], [int(word) for word in what.split()]
        value = numbers[0] if kind == "pick" else numbers
        draws.append((int(number), "vectors", kind, {"sides": asked, "count": asked[0]}, value))
    check(bytes.fromhex(of("seed")[0]), of("commitment")[0], of("input"), of("keyhash")[0], draws)

(of_vectors if sys.argv[1] == "--vectors" else of_file)(open(sys.argv[-1], encoding="utf-8").read())
