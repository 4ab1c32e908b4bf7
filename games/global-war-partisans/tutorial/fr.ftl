# Le tutoriel de Partisans, Global War 1936-45

welcome = Janvier 1943. Les armées de l’Axe tiennent l’Europe, mais derrière elles se lèvent les partisans. En cinq minutes vous jouez un tour de chaque côté en Yougoslavie occupée : d’abord l’Allemagne, qui traque, puis l’URSS, dont les partisans frappent. Vous pouvez revenir à tout moment.
buy = Le tour d’une puissance commence par ses achats, payés en points industriels (IPP). L’Allemagne n’achète rien aujourd’hui : terminez les achats.
    .otherwise = N’achetez rien pour l’instant : terminez les achats.
march = Puis ses unités peuvent avancer pour attaquer. Cette leçon parle des partisans : ne bougez rien, continuez.
    .otherwise = Ne bougez rien pour l’instant : continuez.
hunt = La Yougoslavie orientale est allemande, mais un partisan s’y cache, le losange. L’infanterie peut le traquer, avec des dés à douze faces. Appuyez sur la zone, choisissez la traque, envoyez les deux unités.
    .otherwise = Traquez en Yougoslavie orientale, avec les deux unités.
fade = 9 et 11 : les deux manquent, car l’infanterie touche sur 2 ou moins. Et le partisan s’évanouit : il reste, mais ne peut plus être traqué ce tour-ci. Les traques coûtent du temps et des hommes. Terminez le combat.
    .otherwise = Assez traqué : terminez le combat.
rest = Une zone est bloquée là où il y a plus de partisans que de votre infanterie ; alors ni rail ni ravitaillement ne passent. Ici deux unités gardent contre un. Laissez tout en place et continuez.
    .otherwise = Ne bougez rien pour l’instant : continuez.
over = Enfin, une puissance peut prêter à une amie, jette les dés pour des partisans et touche ses revenus. Ne prêtez rien : terminez le tour de l’Allemagne.
    .otherwise = Ne prêtez rien pour l’instant.
marker = Vous voici de l’autre côté : l’URSS, avec ses partisans en Yougoslavie. Pour 1 IPP achetez un marqueur de ravitaillement, puis terminez les achats.
    .otherwise = Achetez un marqueur de ravitaillement, puis terminez.
still = De nouveau aucune armée ne bouge. Passez au combat, où agissent les partisans.
    .otherwise = Ne bougez rien pour l’instant : continuez.
sabotage = Deux partisans sont en Yougoslavie occidentale. Chacun peut agir une fois par tour. Appuyez sur la zone et faites saboter la voie ferrée : cela réussit de 1 à 3, et sur 12 le partisan est perdu.
    .otherwise = Sabotez la voie ferrée de Yougoslavie occidentale.
recruit = Un 2 : la ligne a deux points de dégâts et ne porte plus rien avant réparation. L’autre partisan recrute : sur 1 ou 2 un troisième les rejoint.
    .otherwise = Faites recruter l’autre partisan.
combat = Un 1 : ils sont trois maintenant, et seulement deux unités italiennes de garde. La Yougoslavie occidentale est bloquée. Terminez le combat.
    .otherwise = Les partisans ont agi : terminez le combat.
give = Passez les autres mouvements ; puis donnez votre marqueur au partisan de Yougoslavie orientale. De 1 à 6 il arrive. Au tour suivant il ajoute trois chiffres à une action, ou fait du partisan une milice.
    .otherwise = Passez, puis donnez le marqueur en Yougoslavie orientale.
done = Il est arrivé. Voilà la guerre derrière la guerre : garder et traquer d’un côté, frapper et se cacher de l’autre. Armées, usines et batailles s’expliquent là où vous les rencontrez, chacune avec sa règle.
