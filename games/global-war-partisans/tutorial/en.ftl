# The tutorial of Partisans, Global War 1936-45

welcome = January 1943. Axis armies hold Europe, but behind them the partisans rise. In five minutes you play a turn on each side in occupied Yugoslavia: first Germany, which hunts, then the USSR, whose partisans strike. You can go back at any time.
buy = A power’s turn begins with its purchases, paid with industrial points (IPP). Germany buys nothing today: finish the purchase.
    .otherwise = Buy nothing for now: finish the purchase.
march = Then its units may move to attack. This lesson is about the partisans: move nothing, go on.
    .otherwise = Move nothing for now: go on.
hunt = Eastern Yugoslavia is German, but a partisan hides there, the diamond. Infantry may hunt it, with twelve-sided dice. Press the zone, choose the hunt, and send both units.
    .otherwise = Hunt in Eastern Yugoslavia, with both units.
fade = 9 and 11: both miss, for infantry hits on a 2 or less. And the partisan fades: it stays, but cannot be hunted again this turn. Hunts take time and men. End the combat.
    .otherwise = Enough hunting: end the combat.
rest = A zone is blocked where more partisans stand than infantry of yours; then rail and supply do not pass. Here two units guard against one. Leave everything where it is and go on.
    .otherwise = Move nothing for now: go on.
over = Last, a power may lend money to a friend, rolls for partisans and is paid. Lend nothing: end Germany’s turn.
    .otherwise = Lend nothing for now.
marker = Now you sit on the other side: the USSR, with its partisans in Yugoslavia. For 1 IPP buy a supply marker, then finish the purchase.
    .otherwise = Buy one supply marker, then finish.
still = Again no army moves. Go on to the combat, in which partisans act.
    .otherwise = Move nothing for now: go on.
sabotage = Two partisans stand in Western Yugoslavia. Each may act once a turn. Press the zone and let one sabotage the railway: it works on 1 to 3, and on a 12 the partisan is lost.
    .otherwise = Sabotage the railway of Western Yugoslavia.
recruit = A 2: the line has two points of damage and carries nothing until it is repaired. The other partisan recruits: on 1 or 2 a third one joins them.
    .otherwise = Let the other partisan recruit.
combat = A 1: there are three of them now, and only two Italian units to guard. Western Yugoslavia is blocked. End the combat.
    .otherwise = The partisans have acted: end the combat.
give = Pass the other moves; then give your marker to the partisan in Eastern Yugoslavia. On 1 to 6 it arrives. Next turn it adds three numbers to an action, or lets the partisan rise as a militia.
    .otherwise = Pass, then give the marker in Eastern Yugoslavia.
done = It arrived. That is the war behind the war: guard and hunt on one side, strike and hide on the other. Armies, factories and battles are explained where you meet them, each with its rule.
