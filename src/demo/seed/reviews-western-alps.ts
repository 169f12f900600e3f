import type { SeedReview } from './seed-review';

export const reviewsOfWesternAlps: readonly SeedReview[] = [
  {
    id: 'wa-1',
    resort_id: 'zermatt',
    author: 'member-lena',
    rating: 5,
    title: 'Three days, three sides of the valley',
    comment:
      'I gave each side a day: Sunnegga and Rothorn on Friday, Gornergrat on Saturday, the glacier and Italy on Sunday. That way you don’t spend your time crossing the village in boots. From the Rothorn down past Findeln was my favourite, mostly because of where it lets you stop for lunch.\n\nThe border lifts opened late on Sunday because of the wind and we had ninety minutes in Cervinia before we had to turn around. Without a car in the whole place you hear your own footsteps at night. I paid a lot and would do it again.',
    created_at: '2026-03-15T20:48:11Z',
  },
  {
    id: 'wa-2',
    resort_id: 'zermatt',
    author: 'member-arturo',
    rating: 4,
    title: 'The train to Gornergrat, then down, then again',
    comment:
      'My knees are sixty-one years old and they liked the rack railway: warm, seated, the Matterhorn in the window, and at the top wide red pistes without surprises. Crossing to Sunnegga meant a bus and a walk. Dinner for two cost what I used to spend on a weekend.',
    created_at: '2026-02-05T18:03:27Z',
  },
  {
    id: 'wa-3',
    resort_id: 'zermatt',
    author: 'member-pekka',
    rating: 4,
    title: 'Autumn turns on the Theodul glacier',
    comment:
      'Up at 3,883 m in November with slalom skis, minus nineteen, wind. A handful of pistes, national teams behind ropes on some of them. Snow like at home in Lapland, only there is air missing. You need two days before you sleep properly.',
    created_at: '2026-11-10T06:20:45Z',
  },
  {
    id: 'wa-4',
    resort_id: 'zermatt',
    author: 'member-ruth',
    rating: 3,
    title: 'Splendid mountain, tiring town',
    comment:
      'We had been dreaming of it for years, which may be the trouble. Our apartment was at the church end and every outing began with fifteen minutes on foot along a street of watch shops, dodging electric taxis. The ticket for both countries was bought on the first morning and the Italian side stayed shut for three of our five days. Schwarzsee was a peaceful corner and I would start there if we came back.',
    created_at: '2026-01-28T10:15:38Z',
  },
  {
    id: 'wa-5',
    resort_id: 'verbier',
    author: 'member-emil',
    rating: 5,
    title: 'Tortin at nine, Bec des Rosses in the sun',
    comment:
      'The first Jumbo of the day, the little cabin to Mont Fort, and then the itinerary towards Tortin before the bumps grow. Bring legs. Vallon d’Arbi on the La Tzoumaz side was where we found untracked snow two days after the fall, and we had to wait for a friend with a blown binding and still met no one. Stayed down in Le Châble and rode the gondola up; it’s half the money.',
    created_at: '2026-01-31T17:40:02Z',
  },
  {
    id: 'wa-6',
    resort_id: 'verbier',
    author: 'member-hannah',
    rating: 3,
    title: 'Stick to Savoleyres if you’re me',
    comment:
      'Improving, but not a “steep bumps at 3,300 metres” sort of skier. Les Esserts was good for warming up, then Savoleyres and the sunny runs to La Tzoumaz kept me happy for days. The route back from La Chaux late in the afternoon felt like rush hour on the ring road. I’d have liked more choice between nursery and terrifying.',
    created_at: '2026-04-14T19:09:54Z',
  },
  {
    id: 'wa-7',
    resort_id: 'verbier',
    author: 'member-hugo',
    rating: 4,
    title: 'Go down to Bruson when it’s thick with cloud',
    comment:
      'We came for a week in February with visibility of about one ski pole on three days. A local in the gondola said “Bruson” so we went: trees, soft snow, perhaps forty people on the entire hill. When it cleared, Mont Fort gave us Mont Blanc on one side and the Matterhorn on the other. Médran at 8:50 on a powder morning is not for the impatient.',
    created_at: '2026-02-13T21:26:19Z',
  },
  {
    id: 'wa-8',
    resort_id: 'saas-fee',
    author: 'member-hugo',
    rating: 4,
    title: 'First cabin of the season',
    comment:
      'Left Bellinzona in the dark, parked at the entrance of the village, and was in the Metro Alpin by half past nine. Below Morenia there wasn’t enough snow yet so everything happened up high. The pistes under the Mittelallalin were hard and beautifully quick. By two my toes had resigned.',
    created_at: '2026-11-17T19:30:07Z',
  },
  {
    id: 'wa-9',
    resort_id: 'saas-fee',
    author: 'member-maeve',
    rating: 3,
    title: 'Gorgeous, and freezing',
    comment:
      'The beginners’ meadow is right beside the houses, which suited me down to the ground. But in early January the sun disappeared behind the peaks so soon that half my lesson was in blue shade at minus fourteen. My boyfriend, who skis well, had done all the runs by Wednesday and was told very firmly to stay between the poles because of crevasses. Sledging from Hannig was the most fun either of us had.',
    created_at: '2026-01-07T20:58:40Z',
  },
  {
    id: 'wa-10',
    resort_id: 'andermatt-sedrun',
    author: 'member-ingrid',
    rating: 5,
    title: 'Gemsstock is enough for me',
    comment:
      'One cable car in two stages, one north face, and lines off it that would take a month to learn. We had a guide for Felsental and Guspis and then a day alone on the Russi run when the light went flat. Queue of fifty minutes on the morning after snow. Stand in it.',
    created_at: '2026-02-28T16:12:33Z',
  },
  {
    id: 'wa-11',
    resort_id: 'andermatt-sedrun',
    author: 'member-wen',
    rating: 3,
    title: 'The red train saved our week',
    comment:
      'On Monday and Tuesday the lifts over the Oberalp were closed for wind, and on Wednesday for avalanche danger. Luckily the pass covers the railway, so we rode to Sedrun and taught our boy there on the easy slopes at Valtgeva. On Thursday everything opened and we skied all the way to Disentis. The new hotel quarter in Andermatt is handsome and not for our wallet.',
    created_at: '2026-01-23T08:51:16Z',
  },
  {
    id: 'wa-12',
    resort_id: 'andermatt-sedrun',
    author: 'member-oliver',
    rating: 4,
    title: 'Two resorts pretending to be one',
    comment:
      'Nätschen: sun, wide pistes, prams on the terrace. Gemsstock: shade, moguls, a transceiver in every second rucksack. I like both.',
    created_at: '2026-03-29T17:17:49Z',
  },
  {
    id: 'wa-13',
    resort_id: 'laax',
    author: 'member-sam',
    rating: 5,
    title: 'The halfpipe ruined me for other halfpipes',
    comment:
      'Crap Sogn Gion has the pipe, the kickers and a café with beanbags to watch people better than you. I’m an okay park rider (small 360s, boxes, one broken wrist) and there were whole lines for my level, not just leftovers. When it stormed we went to the indoor hall and jumped into foam. The ticket price jumps as well: I paid a third less by buying two weeks ahead.',
    created_at: '2026-03-24T20:33:58Z',
  },
  {
    id: 'wa-14',
    resort_id: 'laax',
    author: 'member-jonas',
    rating: 5,
    title: 'Not just for people in wide trousers',
    comment:
      'I ski on narrow piste skis and have never been in a park. From the Vorab down to the valley there’s easily 1,500 m of drop without touching a lift, and the reds above Flims are fast and quiet in the morning. The long traverse back towards Plaun is the only section I cursed.',
    created_at: '2026-03-05T14:25:30Z',
  },
  {
    id: 'wa-15',
    resort_id: 'laax',
    author: 'member-nadia',
    rating: 3,
    title: 'Sunday prices, Sunday crowds',
    comment:
      'Drove up from Zürich with no booking. Most expensive day ticket I have ever bought, full car park at Murschetg, and a queue that wound around the plaza. Falera, which we found by accident in the afternoon, was a sleepy village with an empty chairlift. Next time: a Tuesday, from Falera, ticket bought early.',
    created_at: '2026-02-08T19:44:21Z',
  },
  {
    id: 'wa-16',
    resort_id: 'davos-parsenn',
    author: 'member-birgit',
    rating: 5,
    title: 'Küblis, 12 km later',
    comment:
      'You push off at the Weissfluhjoch above everything, and well over half an hour afterwards you are between farmhouses, unclipping at a railway station with a cold drink in your hand while the red train comes round the bend. I did it on four of six days. Early in the week the lowest part was icy; after a bit of fresh snow it was perfect. Nobody comes for the look of Davos, and the flat roofs bothered me less than I’d been warned.',
    created_at: '2026-02-21T18:39:05Z',
  },
  {
    id: 'wa-17',
    resort_id: 'davos-parsenn',
    author: 'member-alan',
    rating: 4,
    title: 'Stay in Klosters, ski the Gotschna',
    comment:
      'Quieter end of the same mountain. Gotschnabahn leaves from beside the station, the huts at Schwendi are timber and cheese, and you can look at the Gotschnawang and decide against it. Minus 21 one morning, and I’m from Québec so I know what that means. Pischa and Rinerhorn are on the pass too but we never got round to the buses.',
    created_at: '2026-01-14T21:02:36Z',
  },
  {
    id: 'wa-18',
    resort_id: 'wengen-grindelwald',
    author: 'member-grace',
    rating: 5,
    title: 'I missed my run because I was looking at the Eiger',
    comment:
      'Twice, in fact. The pistes from Kleine Scheidegg are mellow enough that you can afford to stare. Skied the Lauberhorn at my own tempo (about twenty minutes, with stops, against their two and a half) and stood on the Hundschopf wondering who would jump off it on purpose.',
    created_at: '2026-02-25T17:28:48Z',
  },
  {
    id: 'wa-19',
    resort_id: 'wengen-grindelwald',
    author: 'member-fiona',
    rating: 5,
    title: 'Everything we’d wanted for the children',
    comment:
      'No cars in Wengen, a nursery slope in the middle of the village, and a train instead of a queue. Ours were 5 and 7 and considered the rack railway a ride in itself. We took the cable car to Männlichen each morning, cruised down towards Grindelwald, came back on the Eiger Express once for the thrill of it. Hotel old-fashioned, in a good way: radiators, jigsaw puzzles, a bell for dinner.',
    created_at: '2026-02-19T20:10:13Z',
  },
  {
    id: 'wa-20',
    resort_id: 'wengen-grindelwald',
    author: 'member-tess',
    rating: 4,
    title: 'Bring patience for the trains',
    comment:
      'The timetable is part of your ski day. Miss the one up from Wengen and you wait; catch it and you sit for a while. We liked that more as the week went on. Snow below Brandegg was thin, with grass showing, when we were there at Easter. Best moment: the run from Eigergletscher at lunchtime with the north face hanging over your shoulder.',
    created_at: '2026-04-06T11:13:29Z',
  },
  {
    id: 'wa-21',
    resort_id: 'chamonix-brevent-flegere',
    author: 'member-noah',
    rating: 4,
    title: 'Best seat in the house',
    comment:
      'You’re facing the whole Mont Blanc massif from the chairlift, in the sun. Skiing is decent: the black off the top of the Brévent was wind-packed and serious, Cornu and Index had lovely firm reds. The link cable car to Flégère stopped for wind at two, so a bus from Les Praz brought us back to our car.',
    created_at: '2026-01-25T16:46:57Z',
  },
  {
    id: 'wa-22',
    resort_id: 'chamonix-brevent-flegere',
    author: 'member-chloe',
    rating: 3,
    title: 'Too late in the year',
    comment:
      'Mid-April, our mistake. South-facing, so ice until ten, perfect until half past eleven, soup after that. Pistes to the valley long closed. The town made up for it: bakeries, bookshops, climbers drying ropes on balconies. On the last day we did the Vallée Blanche with a guide, a separate adventure altogether, and that one I would give ten stars.',
    created_at: '2026-04-16T19:55:42Z',
  },
  {
    id: 'wa-23',
    resort_id: 'chamonix-grands-montets',
    author: 'member-greg',
    rating: 4,
    title: 'Even without the top',
    comment:
      'Yes, the upper tram burned in 2018 and you feel the missing 500 meters. What is left still skis bigger than most places: Bochard, the Herse bumps, the Pendant bowl after a dump. Argentière is a one-street village with good beer. Four stars today, and I’d expect five once they finish the rebuild.',
    created_at: '2026-03-12T07:31:20Z',
  },
  {
    id: 'wa-24',
    resort_id: 'chamonix-grands-montets',
    author: 'member-judith',
    rating: 3,
    title: 'Nine lifts, one of them always closed',
    comment:
      'Wind hold, then late opening, then a mechanical stop. In between, superb cold snow on a mountain that makes no effort to be liked. There are maybe three groomed pistes I’d take a cautious friend on. For a full-price ticket I had hoped for a bit more uptime.',
    created_at: '2026-03-03T20:22:15Z',
  },
  {
    id: 'wa-25',
    resort_id: 'val-d-isere',
    author: 'member-alan',
    rating: 4,
    title: 'Their green is my blue-black',
    comment:
      'I’m a solid intermediate from Québec and the green from Bellevarde back to the village at 4 p.m. was the hardest thing I skied all week. Everything above that was terrific: Le Fornet and the Pissaillas glacier on a clear, cold morning, with hardly a soul, then Solaise for the sun. I took the gondola home from day two on and slept better for it.',
    created_at: '2026-01-19T21:15:33Z',
  },
  {
    id: 'wa-26',
    resort_id: 'val-d-isere',
    author: 'member-siobhan',
    rating: 3,
    title: 'Great if your group is all good',
    comment:
      'Ours was not. Two of us learned at the top of Solaise, which is a clever idea, a flat meadow with a view. But every time they wanted to leave it they had to ride a gondola, and the strong ones were off at the Tour de Charvet all day. We met for dinner, and dinner in Val is a serious expense.',
    created_at: '2026-04-12T18:47:26Z',
  },
  {
    id: 'wa-27',
    resort_id: 'val-d-isere',
    author: 'member-amelie',
    rating: 5,
    title: 'The Face, before the others wake up',
    comment:
      'I’ve come here every winter since university. Face de Bellevarde straight after opening, when it is a smooth wall and you can hear your edges; by ten it becomes a mogul field and I am elsewhere. For fresh snow, Le Laisinant and the trees at Le Fornet, where people from the big chalets don’t go because there’s nothing there to buy.',
    created_at: '2025-12-21T08:20:59Z',
  },
  {
    id: 'wa-28',
    resort_id: 'tignes',
    author: 'member-kristof',
    rating: 3,
    title: 'Ugly, high, practical',
    comment:
      'Val Claret in three words. Our studio was 24 m² for four people and five steps from a chairlift. Two days in January the wind closed the Grande Motte and the link over Tovière, and there’s not one tree to ski by. On the other four days I was very satisfied, especially with the Sache down to Les Brévières and a long lunch at the bottom of it.',
    created_at: '2026-02-06T17:09:44Z',
  },
  {
    id: 'wa-29',
    resort_id: 'tignes',
    author: 'member-jonas',
    rating: 4,
    title: 'Early December and everything I needed',
    comment:
      'When it was still raining in Gothenburg, we were on packed powder at 3,000 m. The funicular spits you out of the tunnel, then one more cable car and you’re at the top of the Grande Motte. Not all of the links to Val d’Isère were open yet; with lift queues that short I wasn’t going to complain.',
    created_at: '2025-12-07T15:52:18Z',
  },
  {
    id: 'wa-30',
    resort_id: 'val-thorens',
    author: 'member-theo',
    rating: 5,
    title: 'No boot bag, no bus, no walking',
    comment:
      'Left the building on skis every morning for a week and came home on skis every night. From the Cime Caron you see more summits than I could name in a year. A day over in Orelle was the quietest, another took us to Courchevel and back with eleven minutes to spare before the last chair. Toboggan run from Péclet: six kilometres, bruises, highly entertaining.',
    created_at: '2026-02-08T19:35:02Z',
  },
  {
    id: 'wa-31',
    resort_id: 'val-thorens',
    author: 'member-priya',
    rating: 3,
    title: 'Reliable snow, unreliable visibility',
    comment:
      'Came at the end of April because it was the only place I trusted to have snow to the door, and it had. Soft by lunch but never slush. Then the cloud sat down on the village and for a day and a half I couldn’t tell the piste from the sky. With nothing to do indoors besides shops and bars, I’d pack two novels.',
    created_at: '2026-04-27T16:04:31Z',
  },
  {
    id: 'wa-32',
    resort_id: 'val-thorens',
    author: 'member-marta',
    rating: 2,
    title: 'Six days of wind',
    comment:
      'I understand that weather is nobody’s fault. Still: at 2,300 m with no forest, when it blows there is simply nothing you can do, and in the first week of January it blew. Funitel stopped, Caron stopped, links to Méribel stopped. We shuttled on three chairlifts with everyone else. Students singing in the corridor until four. The bakery was nice.',
    created_at: '2026-01-10T12:40:08Z',
  },
  {
    id: 'wa-33',
    resort_id: 'courchevel',
    author: 'member-arturo',
    rating: 5,
    title: 'Stay low, ski high',
    comment:
      'Everybody talks about the palaces at 1850. We took a flat in Le Praz next to the ski jumps, paid a fraction, and were at the Saulire in the time it takes to drink a coffee. Jean Blanc through the forest to our front door was steep and shaded and in fine shape in February. The groomers here deserve a statue.',
    created_at: '2026-02-12T20:02:49Z',
  },
  {
    id: 'wa-34',
    resort_id: 'courchevel',
    author: 'member-priya',
    rating: 4,
    title: 'A very gentle place to learn, if you can pay',
    comment:
      'My partner had the first ski lesson of his life at the top of Moriond, on a green as wide as a football pitch, and the second on Bellecôte with toddlers passing him on both sides. By Friday he linked turns from the Verdons to the Croisette. We ate sandwiches on a bench all week, since a plate of pasta up there is the price of a pair of gloves.',
    created_at: '2026-01-11T17:31:25Z',
  },
  {
    id: 'wa-35',
    resort_id: 'meribel',
    author: 'member-dave',
    rating: 4,
    title: 'Middle of the map',
    comment:
      'Good base for people who want to see all three valleys: left one day, right the next. Sun follows you if you ski Tougnète in the morning and the Saulire side after lunch, though by spring whatever got baked the day before is a skating rink at 9 a.m. Mont Vallon was our pick. Heard more English than I did at home in Utah.',
    created_at: '2026-03-22T21:50:37Z',
  },
  {
    id: 'wa-36',
    resort_id: 'meribel',
    author: 'member-hannah',
    rating: 5,
    title: 'The greens around the Altiport changed my mind',
    comment:
      'Having nearly given up after St Anton I was talked into one more try. Wide tree-lined greens near the little airfield, a proper blue to move up to, and an instructor who drew turns in the snow with his pole. By the end I did the whole way to Mottaret on my own and rang my mum from the bottom.',
    created_at: '2026-04-02T18:26:10Z',
  },
  {
    id: 'wa-37',
    resort_id: 'meribel',
    author: 'member-paula',
    rating: 3,
    title: 'Chaudanne at five o’clock',
    comment:
      'All pistes end at the same spot and in half-term week so do all people. Add ice underneath and tired legs on top and you get a spectacle. Higher up it spread out nicely and I had a lovely hour on the Combe Vallon. Mottaret is less charming but I’d sleep there to avoid that last kilometre.',
    created_at: '2026-02-18T20:41:53Z',
  },
  {
    id: 'wa-38',
    resort_id: 'les-arcs',
    author: 'member-annika',
    rating: 5,
    title: 'From the sleeper to the slopes',
    comment:
      'Out of the night train at Bourg-Saint-Maurice, across the forecourt, seven minutes of funicular and we were in Arc 1600 before our friends with the hire car had left Geneva. In storms we kept to the larch woods around Peisey-Vallandry. In sun: the Aiguille Rouge to Villaroger, seven kilometres and two thousand metres lower, straight into a tiny hamlet with a bar.',
    created_at: '2026-02-06T19:18:41Z',
  },
  {
    id: 'wa-39',
    resort_id: 'les-arcs',
    author: 'member-lucia',
    rating: 4,
    title: 'Choose your altitude carefully',
    comment:
      '1600 has trees and families, 1800 has the shops, 1950 is the pretty one with ramps between the buildings, 2000 has snow and little else. We were in 1950 with two teenagers and it was right for us. They crossed to La Plagne alone in the big two-storey cabin and came back full of stories. I waited thirty-five minutes for the Aiguille Rouge, once.',
    created_at: '2026-03-31T17:57:22Z',
  },
  {
    id: 'wa-40',
    resort_id: 'les-arcs',
    author: 'member-deniz',
    rating: 4,
    title: 'Snowboarder, be warned about one thing',
    comment:
      'The cat-tracks between villages. I walked parts of the way to Arc 1800 carrying my board like an umbrella. Everywhere else is a joy to ride, notably off the Grand Col and on the ungroomed “natur” run above 1600. Buildings look like filing cabinets until you notice they hide in the slope, and then I sort of liked them.',
    created_at: '2026-01-17T20:29:06Z',
  },
  {
    id: 'wa-41',
    resort_id: 'la-grave',
    author: 'member-carlos',
    rating: 5,
    title: 'One lift and everything else is up to you',
    comment:
      'Forty years of skiing in the Pyrenees did not prepare me. Our guide looked at how we turned on the first pitch below the glacier and picked the Vallons de la Meije for day one, Chancel for day two, and on the third, when it had frozen well, a couloir I will keep to myself. Rope, harness, beacon, the lot. In the evening there is a bar, a church, the Meije in moonlight, and bed.',
    created_at: '2026-03-18T20:07:55Z',
  },
  {
    id: 'wa-42',
    resort_id: 'la-grave',
    author: 'member-ingrid',
    rating: 5,
    title: 'Slow gondola, quick heart',
    comment:
      'The cabins come in little groups and take more than half an hour to the top, so there is time to become nervous. Snow was light in the trees near the bottom and wind-pressed on the glacier. I counted fourteen other people. I would never go without a guide here: from above, many ways down look the same and some end at a cliff.',
    created_at: '2026-01-29T18:51:30Z',
  },
  {
    id: 'wa-43',
    resort_id: 'la-grave',
    author: 'member-nadia',
    rating: 2,
    title: 'We should have read about it first',
    comment:
      'A colleague said it was the most beautiful mountain in France, so we booked four nights. There is no piste to speak of. The lift stayed shut on two days because of the weather, and on the third we rode up, took pictures, and rode back down. Not the fault of the village, where people were patient with us. If you ski on marked runs, go elsewhere.',
    created_at: '2026-02-27T09:33:14Z',
  },
  {
    id: 'wa-44',
    resort_id: 'alpe-d-huez',
    author: 'member-tomas',
    rating: 4,
    title: 'Sixteen kilometres of Sarenne',
    comment:
      'Called black, but only the beginning deserves that, and the last part along the stream is so flat you will skate. In between you are in a wild valley with not a lift to be seen. I’d do it after two, when the sun has reached it and the morning crowd has gone. Waited half an hour for the Pic Blanc cable car.',
    created_at: '2026-02-16T19:24:09Z',
  },
  {
    id: 'wa-45',
    resort_id: 'alpe-d-huez',
    author: 'member-chloe',
    rating: 4,
    title: 'My grandparents could ski here, and did',
    comment:
      'Three generations in one flat. The greens that fan out above the village are enormous and flat enough for my grandmother, who is 79 and hadn’t skied for a decade. My cousins disappeared to the Tunnel and came back pale. I commuted between the two worlds. Vaujany, where we drove one day for a change, is so quiet you hear the river.',
    created_at: '2026-01-03T16:38:47Z',
  },
  {
    id: 'wa-46',
    resort_id: 'alpe-d-huez',
    author: 'member-mirela',
    rating: 3,
    title: 'The sunny island melts',
    comment:
      'Frozen at nine, good from ten to noon, wet cement by two on everything that faces the village. That was early April.',
    created_at: '2026-04-08T21:11:58Z',
  },
  {
    id: 'wa-47',
    resort_id: 'avoriaz',
    author: 'member-elise',
    rating: 5,
    title: 'Sleighs instead of cars',
    comment:
      'You leave the car at the edge, a horse pulls your luggage to the door and for a week the children run about on the snow streets by themselves. Ours went from the children’s village to the little Stash with its wooden ledges in four days. I got away to Switzerland for a morning, looked over the edge of the Chavanette and took the chairlift down. No regrets at all.',
    created_at: '2026-03-02T17:45:36Z',
  },
  {
    id: 'wa-48',
    resort_id: 'avoriaz',
    author: 'member-noah',
    rating: 4,
    title: 'Weekends belong to Geneva',
    comment:
      'Monday to Friday we toured the whole circuit, Châtel, Morgins, Champéry, with waits of a few minutes. Then Saturday came and the chairs out of Les Lindarets had a half-hour line at 10:30. Stayed on the Hauts Forts that day, the best steep skiing around and much emptier. The wooden towers look like something from a 1970s sci-fi movie, which I mean as praise.',
    created_at: '2026-03-16T22:18:03Z',
  },
  {
    id: 'wa-49',
    resort_id: 'cervinia',
    author: 'member-matteo',
    rating: 4,
    title: 'Ventina before the Swiss wake up',
    comment:
      'First lift to Plateau Rosa, then the Ventina without stopping: 1,400 m of height, wide enough for your worst habits. Not difficult, not meant to be. I take friends who are learning to carve, and afterwards they can. The village will win no prize for beauty, but the coffee is right and costs what a coffee should.',
    created_at: '2026-04-18T10:52:44Z',
  },
  {
    id: 'wa-50',
    resort_id: 'cervinia',
    author: 'member-radu',
    rating: 5,
    title: 'Same Matterhorn, smaller bill',
    comment:
      'Compared it with my brother, who was in Zermatt that same week in March. He had the postcard side. I had sun from eight in the morning, a room with half board for less than his room alone, and the run down to Valtournenche, which took us forty minutes with photo stops. We met at the top for one lunch. He paid in francs.',
    created_at: '2026-03-20T19:06:29Z',
  },
  {
    id: 'wa-51',
    resort_id: 'cervinia',
    author: 'member-fiona',
    rating: 2,
    title: 'International pass, national skiing',
    comment:
      'We paid for the version with Switzerland in advance. The wind closed the upper lifts on the Sunday, the Monday, the Tuesday and half of Wednesday, so we skied the same few runs near Plan Maison with the whole town. It’s all above the trees so there is nothing to look at in fog. Buy the local pass and pay the supplement on the day, if the day comes.',
    created_at: '2026-03-12T20:57:12Z',
  },
  {
    id: 'wa-52',
    resort_id: 'courmayeur',
    author: 'member-kenji',
    rating: 5,
    title: 'From the Skyway onto the glacier, with a guide',
    comment:
      'The cabin turns slowly while it rises to 3,466 metres and the door opens onto ice. We skied the Toula in cold powder, carefully, roped across the first part. The next two days I needed rest and found that the pistes in the Val Veny, among larches with the wall of Mont Blanc opposite, are made for resting. Polenta at Maison Vieille.',
    created_at: '2026-02-20T17:16:38Z',
  },
  {
    id: 'wa-53',
    resort_id: 'courmayeur',
    author: 'member-ivan',
    rating: 3,
    title: 'Lunch excellent, skiing over by Wednesday',
    comment:
      'Forty kilometres of piste are skied in two days if you are quick. You ride up in the morning and down in the evening, because no run goes to the village, and on Saturday that gondola was full of Milan and Turin. I liked Via Roma in the evening and I liked the ham. For a long weekend from nearby it makes sense; from Zagreb it was a long drive.',
    created_at: '2026-03-08T18:34:51Z',
  },
];
