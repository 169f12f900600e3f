import type { SeedReview } from './seed-review';

export const reviewsOfOtherEurope: readonly SeedReview[] = [
  {
    id: 'oe-1',
    resort_id: 'grandvalira',
    author: 'member-lucia',
    rating: 4,
    title: 'Soldeu for the trees, Pas de la Casa for one afternoon',
    comment:
      'Five hours by car from Zaragoza with a stop for coffee. We slept in Soldeu, put the kids in classes at Espiolets and had real skiing to ourselves in El Tarter until noon. One windy excursion to Pas de la Casa was enough for this season. Filled the boot with cheese and olive oil on the way out like everybody else.',
    created_at: '2026-01-04T19:22:48Z',
  },
  {
    id: 'oe-2',
    resort_id: 'grandvalira',
    author: 'member-maeve',
    rating: 4,
    title: 'Three hours in a coach, worth the nausea',
    comment:
      'The bends from Toulouse are no joke. After that, all good: patient teachers with excellent English, long easy runs where I could finally keep going for more than two minutes, and a bar bill that didn’t ruin me.',
    created_at: '2026-03-10T20:46:05Z',
  },
  {
    id: 'oe-3',
    resort_id: 'grandvalira',
    author: 'member-deniz',
    rating: 3,
    title: 'Lots of it, all a bit the same to a snowboarder',
    comment:
      'The El Tarter park is well built and I liked the line of small jumps. Getting back to Encamp from there involves flats where I was unstrapped and hopping more than riding, and I missed the last Funicamp by a minute, then paid for a taxi. The main road runs right through the villages, so forget any idea of quiet.',
    created_at: '2026-03-23T21:10:39Z',
  },
  {
    id: 'oe-4',
    resort_id: 'baqueira-beret',
    author: 'member-carlos',
    rating: 5,
    title: 'What the Atlantic brings',
    comment:
      'I ski here perhaps fifteen days each winter. When the storm comes from the north-west the Val d’Aran gets snow while the rest of the Pyrenees gets talk. Bonaigua on the first morning after, then Escornacrabes if the patrol opens it and you feel lucky, though a goat would reconsider. In the evening a table in Arties or Salardú and olla aranesa. Holy Week excepted.',
    created_at: '2026-02-09T17:34:20Z',
  },
  {
    id: 'oe-5',
    resort_id: 'baqueira-beret',
    author: 'member-amelie',
    rating: 4,
    title: 'Beret with small children',
    comment:
      'Toulouse is under three hours away on a good day, and we have made it our half-term habit. Park at Beret, not at 1500: the slopes start at the car, they are mild and sunny, and you can watch the whole class from the terrace. Prices have caught up with the French Alps, sadly.',
    created_at: '2026-02-21T15:53:07Z',
  },
  {
    id: 'oe-6',
    resort_id: 'formigal',
    author: 'member-carlos',
    rating: 4,
    title: 'Portalet when it’s still',
    comment:
      'On a day without wind I would put Anayet and Portalet against many famous places: wide, high, the frontier ridge all around you and lifts that swallow the people. On a day with wind you’ll be in the cafeteria with four thousand others. Look at the gusts, not at the snow, before you leave Pamplona.',
    created_at: '2026-03-02T08:14:58Z',
  },
  {
    id: 'oe-7',
    resort_id: 'formigal',
    author: 'member-lucia',
    rating: 3,
    title: 'Came to ski, ended up dancing in ski boots',
    comment:
      'By three the Marchica terrace had more people on it than the pistes. Funny once; the next day my friends didn’t get out of bed. Saturday queues at Sextas were heavy. The reds down into Sarrios were the skiing highlight.',
    created_at: '2026-01-12T18:08:31Z',
  },
  {
    id: 'oe-8',
    resort_id: 'sierra-nevada',
    author: 'member-priya',
    rating: 5,
    title: 'Alhambra in the morning, snow after lunch',
    comment:
      'We did both on a single day because we could: palace tickets at nine, bus up from Granada, on the gondola to Borreguiles by half past one. From the upper lifts under the Veleta there was a silver line to the south that turned out to be the sea. I boarded in a T-shirt. The Laguna side had firm snow late in the afternoon.',
    created_at: '2026-03-10T19:40:16Z',
  },
  {
    id: 'oe-9',
    resort_id: 'sierra-nevada',
    author: 'member-arturo',
    rating: 1,
    title: 'Two days paid, four lifts seen',
    comment:
      'Wind on Saturday: everything above Borreguiles stopped and several thousand of us on the same two slopes. Wind on Sunday: closed altogether by eleven. In between, rain with red dust from Africa that left my jacket looking like brick. Nobody controls the weather but the ticket window could have said what it knew.',
    created_at: '2026-03-15T20:20:44Z',
  },
  {
    id: 'oe-10',
    resort_id: 'sierra-nevada',
    author: 'member-pekka',
    rating: 4,
    title: 'Spring skiing taken literally',
    comment:
      'Orange trees in blossom at the airport and forty minutes of bends later hard corduroy at 3,200 metres. Be on the first lift, ski until one, then a siesta like the others. Loma de Dílar was the best piste for long turns. A Finn gets burned here even through the cloud.',
    created_at: '2026-04-06T14:02:27Z',
  },
  {
    id: 'oe-11',
    resort_id: 'hemsedal',
    author: 'member-ingrid',
    rating: 4,
    title: 'Totten on a cold Tuesday',
    comment:
      'Minus 18, not one queue, snow that squeaks. I work from the cabin, ski from half past nine to eleven and from three until the floodlights, and that’s a good life. For Norway there is real steepness here, Reidarskaret included for people who know what they are doing. During the winter holiday in weeks 8 and 9 I stay away.',
    created_at: '2026-01-13T21:33:52Z',
  },
  {
    id: 'oe-12',
    resort_id: 'hemsedal',
    author: 'member-emil',
    rating: 4,
    title: 'Half a day with the trolls, half a day alone',
    comment:
      'My four-year-old nephew spent the mornings in the children’s area, which is large, fenced off from fast people, and has its own mascots. I had from twelve o’clock. Went up and down Tinden until I’d learned it by heart. It’s not big: after three days you start to greet individual trees.',
    created_at: '2026-02-25T18:49:09Z',
  },
  {
    id: 'oe-13',
    resort_id: 'hemsedal',
    author: 'member-annika',
    rating: 3,
    title: 'Easter is a festival with some skiing attached',
    comment:
      'Music from the bars at the bottom could be heard from the chair. The snow was still good on top, a bit of slush on Hamaren, and the sun stayed until late, which I love about the north in April. But I had booked with two small children and a tired husband and we should have been a valley further on.',
    created_at: '2026-04-07T16:31:55Z',
  },
  {
    id: 'oe-14',
    resort_id: 'trysil',
    author: 'member-lena',
    rating: 4,
    title: 'A mountain you can walk around in a day, on skis',
    comment:
      'Coming from the Alps I kept looking for the rest of it, and then I stopped and enjoyed what there is. Lifts go up on every side of Trysilfjellet, so you follow the light: Høyfjellssenteret in the morning, the tourist centre at noon, Høgegga when it empties out towards three.\n\nWe had a cabin with a sauna twenty metres from a piste. The pistes are short, perfectly groomed, and hardly ever steep. At the very top the wind took my goggles. Two pizzas and two beers came to a sum I’ve chosen to forget.',
    created_at: '2026-02-22T18:17:23Z',
  },
  {
    id: 'oe-15',
    resort_id: 'trysil',
    author: 'member-elise',
    rating: 5,
    title: 'Made by people who have met children',
    comment:
      'Hot-dog grills beside the slope with wood already chopped. Places to warm a lunch box. Lifts that slow down when they see a small helmet. We drive up from Oslo four times each winter with two girls who count the days.',
    created_at: '2026-01-18T20:25:14Z',
  },
  {
    id: 'oe-16',
    resort_id: 'trysil',
    author: 'member-jonas',
    rating: 4,
    title: 'Across the border for the weekend',
    comment:
      'From Gothenburg it is a long Friday evening in the car, and there’s an airport now for those with less patience. The forest runs on the Høgegga side are sheltered, which counted for a lot in the storm on Saturday, when the summit looked like the North Pole. Someone who wants moguls and cliffs will be bored by Sunday.',
    created_at: '2025-12-15T07:42:36Z',
  },
  {
    id: 'oe-17',
    resort_id: 'are',
    author: 'member-jonas',
    rating: 5,
    title: 'Sleeper train, breakfast, Åreskutan',
    comment:
      'You go to bed in one city and wake beside a frozen lake. Station, shops and the Bergbanan are within a few hundred metres of each other. I’ve been coming since school and still find new ways down between the VM8 and the Kabinbana. Late April with sun until eight on the terrace is my favourite week of the year.',
    created_at: '2026-04-26T17:27:02Z',
  },
  {
    id: 'oe-18',
    resort_id: 'are',
    author: 'member-birgit',
    rating: 4,
    title: 'Duved for the mornings',
    comment:
      'My cousins and I rented in Duved, fifteen minutes away by bus, where the pistes are long, honest and half empty. We crossed to Åre By for lunch and the better restaurants. On two evenings we skied under lights. The upper mountain was shut for wind on three days out of seven, and in January it was dusk by three; as an Icelander I felt at home with both.',
    created_at: '2026-01-24T19:05:40Z',
  },
  {
    id: 'oe-19',
    resort_id: 'are',
    author: 'member-marta',
    rating: 3,
    title: 'Björnen is not Åre',
    comment:
      'The booking page said Åre, the cabin was in Björnen. Kind, easy slopes there, fine for my niece. For anything longer I had to make my way over by connecting runs with uphill bits, or wait for a bus at minus seventeen. Food in the village was the best I’ve had in a ski town, I admit.',
    created_at: '2026-03-29T10:58:33Z',
  },
  {
    id: 'oe-20',
    resort_id: 'levi',
    author: 'member-yuki',
    rating: 3,
    title: 'Came for the aurora, skied in between',
    comment:
      'Four nights, one green ribbon above the fell at half past ten, lasting maybe six minutes. Everyone ran out in socks. The slopes are pleasant and short: you are at the bottom before your goggles have cleared. Daylight was a blue hour around noon, the rest floodlights. Lovely trip, but I wouldn’t call it a ski holiday.',
    created_at: '2025-12-30T20:14:07Z',
  },
  {
    id: 'oe-21',
    resort_id: 'levi',
    author: 'member-pekka',
    rating: 4,
    title: 'Race weekend in the dark',
    comment:
      'We go every November to watch the slalom on Levi Black and to ski the few other slopes that are open by then. Stored snow from last winter underneath, hard and good. It was dark at three and minus eleven. The winner gets a reindeer and does not take it home.',
    created_at: '2026-11-16T17:48:31Z',
  },
  {
    id: 'oe-22',
    resort_id: 'levi',
    author: 'member-grace',
    rating: 4,
    title: 'Kind to a nervous learner',
    comment:
      'My sister skied for the first time in her life on the front slopes, fifty meters from a hot chocolate. Quarter of an hour from the airport, everything on foot. March has proper days, by the way: sun from seven to six and snow like sugar. I had run out of new pistes by the second afternoon and took up the toboggan.',
    created_at: '2026-03-21T11:36:50Z',
  },
  {
    id: 'oe-23',
    resort_id: 'yllas',
    author: 'member-ruth',
    rating: 5,
    title: 'Fifty kilometres of silence, then a sauna',
    comment:
      'We divide our days between the two kinds of skis: cross-country from Äkäslompolo in the forenoon, with a stop for doughnuts at one of the trail cafés, and a few long runs on the fell after three when families go home. In ten days I never waited for a lift. Hotel staff had time to talk. There is nothing going on at night whatsoever, which was the point.',
    created_at: '2026-03-26T18:55:19Z',
  },
  {
    id: 'oe-24',
    resort_id: 'yllas',
    author: 'member-pekka',
    rating: 5,
    title: 'Where Lapland people go when Levi is full',
    comment:
      '463 metres of drop is not much in Austria. In Finland it is the most you get, and on a Wednesday there is more reindeer than skiers. The Ylläsjärvi side has the gondola; one of its cabins is a sauna.',
    created_at: '2026-02-04T16:20:42Z',
  },
  {
    id: 'oe-25',
    resort_id: 'yllas',
    author: 'member-dave',
    rating: 4,
    title: 'Wear everything you own',
    comment:
      'It was 24 below with a breeze and I had packed for Utah. Bought mittens the size of oven gloves at the base and was fine from then on. Note that the two villages sit on opposite sides of the mountain and the drive around takes longer than it looks on the map: we had dinner booked on the wrong one.',
    created_at: '2026-01-17T09:03:25Z',
  },
  {
    id: 'oe-26',
    resort_id: 'jasna',
    author: 'member-tomas',
    rating: 4,
    title: 'Home mountain, with its faults',
    comment:
      'I grew up in Liptovský Mikuláš and have skied on Chopok for thirty-one winters, from T-bars with wooden handles to the Funitel. The north side is better groomed, the south side from Srdiečko is where I go when the sun is out, and the freeride zones below the ridge are marked, checked and honestly steep.\n\nThe faults: the ridge is closed by wind perhaps one day in four, so do not promise anybody lunch on the other side. And the price moves up and down like an airline’s. Buy on a Monday for the following week.',
    created_at: '2026-01-31T21:44:58Z',
  },
  {
    id: 'oe-27',
    resort_id: 'jasna',
    author: 'member-marta',
    rating: 4,
    title: 'Three and a half hours from Kraków',
    comment:
      'For us the closest place that feels like proper mountains. Skied from Chopok to Biela Púť without stopping, had sheep’s cheese dumplings, did it again. Avoid the Polish winter holidays, and I say that as part of the problem.',
    created_at: '2026-03-14T19:19:11Z',
  },
  {
    id: 'oe-28',
    resort_id: 'jasna',
    author: 'member-kristof',
    rating: 2,
    title: 'Paid peak price for half a mountain',
    comment:
      'The ticket I looked at on Thursday cost a third more on Friday night. On Saturday the upper lifts were on wind hold until two, so everyone from three countries was in line at Záhradky. In the end eight runs. The infrastructure is modern, granted, and on a weekday in March I might see another place.',
    created_at: '2026-02-15T17:01:46Z',
  },
  {
    id: 'oe-29',
    resort_id: 'kranjska-gora',
    author: 'member-ivan',
    rating: 4,
    title: 'Nostalgia, two hours from Zagreb',
    comment:
      'I learned on these slopes in 1979 and now my granddaughter has learned on them too. You walk out of the guesthouse and there is the drag lift. For me one run on Podkoren, where the World Cup is held, and then I sit in the sun. If the winter is mild the grass comes through by the end of February.',
    created_at: '2026-01-06T13:25:37Z',
  },
  {
    id: 'oe-30',
    resort_id: 'kranjska-gora',
    author: 'member-paula',
    rating: 4,
    title: 'A weekend with a ski jump in it',
    comment:
      'We skied until one, saw most of what there is to see, and drove over to Planica to stand underneath the flying hill, which makes your stomach turn just from looking. Night skiing on Saturday was nearly private. Cheap, tidy, friendly. For longer than three days you would need the neighbours in Austria and Italy.',
    created_at: '2026-03-09T20:12:02Z',
  },
  {
    id: 'oe-31',
    resort_id: 'kranjska-gora',
    author: 'member-siobhan',
    rating: 3,
    title: 'Sweet village, thin snow',
    comment:
      'Two runs had cover on their lower half when we came, plus a strip of artificial snow for the ski school. They reduced the ticket without being asked, fair play. Spent an afternoon at Lake Jasna instead and had the best štruklji of my life.',
    created_at: '2026-03-06T18:38:15Z',
  },
  {
    id: 'oe-32',
    resort_id: 'bansko',
    author: 'member-mirela',
    rating: 4,
    title: 'Sleep in the old town, be at the gondola by half past seven',
    comment:
      'From Sofia it takes two hours. Arrive at eight and you stand for an hour with your skis on your shoulder; arrive earlier and you are at Banderishka Polyana for the first tracks on the Tomba run. On weekdays in January the waiting is short. Order kapama in one of the mehanas behind the church, not on the street by the lift.',
    created_at: '2026-01-21T19:46:28Z',
  },
  {
    id: 'oe-33',
    resort_id: 'bansko',
    author: 'member-theo',
    rating: 1,
    title: 'Ninety minutes to go up, sixty to get down',
    comment:
      'We drive up from Thessaloniki every year and this was the last time on a weekend. The single gondola cannot carry the number of beds they have built beneath it. Coming back, the one ski road to the town was a river of learners, ice and abandoned sledges. Between the two we had three hours of decent snow near Todorka. That’s a bad trade at any price.',
    created_at: '2026-02-28T22:16:34Z',
  },
  {
    id: 'oe-34',
    resort_id: 'bansko',
    author: 'member-radu',
    rating: 4,
    title: 'My students’ choice, and I understand them',
    comment:
      'Twelve of us in a hotel with breakfast, dinner and a pool for what a bed costs in Tyrol. Groomed pistes, good snow from the guns, long red runs on top and then shopska salad and too much rakia. Bucharest is a night drive away. Would I go in the New Year week? I would not.',
    created_at: '2026-03-05T20:37:53Z',
  },
  {
    id: 'oe-35',
    resort_id: 'bansko',
    author: 'member-oliver',
    rating: 4,
    title: 'Laptop in the morning, Plato after lunch',
    comment:
      'I rented a flat for a month and worked from there. After one o’clock the gondola has no queue, the upper chairs above Shiligarnik run half empty, and the light on the Pirin is excellent. Half-built hotels all along the way to the lift are an eyesore. My total cost for February was lower than my rent in Munich.',
    created_at: '2026-03-01T10:29:17Z',
  },
  {
    id: 'oe-36',
    resort_id: 'poiana-brasov',
    author: 'member-radu',
    rating: 4,
    title: 'City bus 20 with skis on',
    comment:
      'From Livada Poștei to the pistes in half an hour for the price of a coffee. I do it on Thursdays after my last lecture: two runs on Lupului, one down Drumul Roșu through the forest before it gets dark, home for supper in the old town. Small, sure. Whoever needs more has the rest of the Carpathians.',
    created_at: '2026-02-12T20:50:06Z',
  },
  {
    id: 'oe-37',
    resort_id: 'poiana-brasov',
    author: 'member-kristof',
    rating: 3,
    title: 'One and a half days of skiing, two of Brașov',
    comment:
      'In that proportion a very nice long weekend. Sunday queues for the gondola were half an hour; by then we knew all the runs. Lower slopes were wet in the first week of March. My daughter took her first lessons on Bradul and did not want to leave.',
    created_at: '2026-03-19T17:13:29Z',
  },
  {
    id: 'oe-38',
    resort_id: 'poiana-brasov',
    author: 'member-nadia',
    rating: 3,
    title: 'Cheap lesson, expensive patience',
    comment:
      'I hired a private instructor for what a group lesson costs in Switzerland and he fixed my left turn in one morning. Then came Saturday and cars stood all the way down the hill. Snow was a thin mix of machine-made and hope.',
    created_at: '2026-01-19T15:41:48Z',
  },
];
