import type { SeedReview } from './seed-review';

export const reviewsOfEasternAlps: readonly SeedReview[] = [
  {
    id: 'ea-1',
    resort_id: 'st-anton',
    author: 'member-lena',
    rating: 4,
    title: 'Arrived by train, skied over to Lech',
    comment:
      'Stepped off the train from Zürich, walked to the hotel with my skis on my shoulder, and was on the Galzigbahn by eleven. The best day was the crossing on the Flexenbahn to Zürs and on to Lech, where the pistes are smoother and half as full. One star off for the run home past the Mooserwirt at four o’clock: bumps, ice, and people skiing it after three beers.',
    created_at: '2025-12-21T19:12:40Z',
  },
  {
    id: 'ea-2',
    resort_id: 'st-anton',
    author: 'member-greg',
    rating: 5,
    title: 'Hire the guide and do the Valluga',
    comment:
      'You are only allowed up the last little cabin on the Valluga with skis if a guide is with you, and that rule alone filters the crowd. We skied the back toward Zürs in knee-deep snow, then spent the afternoon lapping the Schindlergrat. Day two was Albona above Stuben, cold and shaded, still holding soft snow on the north side four days after the storm. Back home in Colorado I would call most of their marked routes double black.',
    created_at: '2026-03-02T06:55:03Z',
  },
  {
    id: 'ea-3',
    resort_id: 'st-anton',
    author: 'member-hannah',
    rating: 2,
    title: 'Not for a second week on skis',
    comment:
      'My friends picked it and I wish I had looked at the map first. The nursery bit at Nasserein is fine, but from there the next step up is enormous. Blues at Gampen turned into moguls by lunch and I took the gondola down every single day. Nice village, good cake. I’d only come again if I were a far better skier.',
    created_at: '2026-02-22T20:31:17Z',
  },
  {
    id: 'ea-4',
    resort_id: 'st-anton',
    author: 'member-judith',
    rating: 5,
    title: 'Rendl on a Saturday',
    comment:
      'Everyone piles onto the Galzig. I cross the road to the Rendl instead: sun from the morning, a park at the top, tree runs lower down, and nobody pushing. On changeover day you can have the upper lifts almost to yourself until noon. In April I start on the Kapall side and follow the sun around.',
    created_at: '2026-04-12T15:04:22Z',
  },
  {
    id: 'ea-5',
    resort_id: 'lech-zuers',
    author: 'member-ruth',
    rating: 5,
    title: 'Two retirees, one White Ring, six lunches',
    comment:
      'We are in our late sixties and ski slowly. The grooming in Lech is the best we have met in thirty years of coming to Austria, and Oberlech without cars is a pleasure to walk around in the evening. The White Ring took us a whole day because the Madloch section is longer and rougher than the signs make it sound. The hotel bill was painful; nothing else was.',
    created_at: '2026-02-03T09:46:51Z',
  },
  {
    id: 'ea-6',
    resort_id: 'lech-zuers',
    author: 'member-oliver',
    rating: 4,
    title: 'Snowed in for a day, happily',
    comment:
      'The Flexen Pass road was shut on our arrival day and we spent a night down in the valley before we could get up. After that: 60 cm of fresh snow and the slopes above Zürs more or less tracked out by us and twenty others. Plan a spare day at either end of the trip. The Rüfikopf cable car is the one place where you really queue.',
    created_at: '2026-01-07T17:20:08Z',
  },
  {
    id: 'ea-7',
    resort_id: 'ischgl',
    author: 'member-kristof',
    rating: 5,
    title: 'Lifts, lifts and more lifts',
    comment:
      'I counted: 41 rides in one day and the longest wait was four minutes, at the Idalp, at ten in the morning. Heated seats nearly everywhere. Palinkopf and the Höllspitz side had the best snow. We crossed to Samnaun for perfume and a long lunch and came back on the double-decker cable car before the last connection, which you must not miss because the taxi round is a very long one.',
    created_at: '2026-03-07T21:14:33Z',
  },
  {
    id: 'ea-8',
    resort_id: 'ischgl',
    author: 'member-mirela',
    rating: 2,
    title: 'Wrong place for a family, our mistake',
    comment:
      'The skiing is good, I will not pretend otherwise. But we had a nine-year-old and a twelve-year-old in an apartment near the Silvrettabahn, and between four in the afternoon and well past midnight the street outside was one continuous party. Two days of cloud on top of that, with no trees up there to ski between. Galtür, ten minutes up the valley, looked peaceful from the bus.',
    created_at: '2026-02-20T08:02:45Z',
  },
  {
    id: 'ea-9',
    resort_id: 'ischgl',
    author: 'member-theo',
    rating: 4,
    title: 'Late April and still winter on top',
    comment:
      'Piz Val Gronda was chalky until one o’clock. The piste down to the village was puddles, so we rode the gondola like everyone else. Earplugs.',
    created_at: '2026-04-29T11:38:19Z',
  },
  {
    id: 'ea-10',
    resort_id: 'soelden',
    author: 'member-deniz',
    rating: 4,
    title: 'November on the Rettenbach',
    comment:
      'Only the glacier was running when I came, so it was a drive up the toll road every morning and race teams training on half the pistes. But the snow was cold and grippy, and through the tunnel on the Tiefenbach side there was space to just ride. For a first weekend back on the board I could not have asked for a lot more.',
    created_at: '2026-11-15T18:27:56Z',
  },
  {
    id: 'ea-11',
    resort_id: 'soelden',
    author: 'member-marta',
    rating: 3,
    title: 'Long village, long boots',
    comment:
      'Our guesthouse was halfway between the Giggijoch and Gaislachkogl gondolas, which in practice means a bus to either of them. In the February holidays the bus is full before it reaches you. Skiing is great as soon as you are up, especially the long descent from the glacier. My beginner sister had a poor week because everything easy is at the Giggijoch, and it was packed.',
    created_at: '2026-02-15T07:49:12Z',
  },
  {
    id: 'ea-12',
    resort_id: 'soelden',
    author: 'member-emil',
    rating: 4,
    title: 'All three platforms above 3,000 m in one go',
    comment:
      'Gaislachkogl, Schwarze Schneid, Tiefenbachkogl: we did the three in a day with time left for a proper lunch at one of the huts near Gampe. Nearly 2,000 m of vertical if your legs are up for the run to the valley. Sölden by night is loud and I enjoyed it more than I should admit at 44.',
    created_at: '2026-04-10T16:58:30Z',
  },
  {
    id: 'ea-13',
    resort_id: 'obergurgl-hochgurgl',
    author: 'member-maeve',
    rating: 5,
    title: 'Where I finally stopped falling',
    comment:
      'Third attempt at learning, first time it worked. You wake up at over 1,900 metres, cross the square and there’s snow, every day, no bus. The instructors had us up on the Hohe Mut side by Thursday and nobody came past at a frightening speed. It was quiet at night, which was grand because I was asleep by nine.',
    created_at: '2025-12-19T20:05:41Z',
  },
  {
    id: 'ea-14',
    resort_id: 'obergurgl-hochgurgl',
    author: 'member-noah',
    rating: 4,
    title: 'Small, high, cold, empty',
    comment:
      'Every marked run in three days, then all of them again. No lines. On day four a storm came in, there were no trees to hide in, and I read a book.',
    created_at: '2026-04-09T13:33:07Z',
  },
  {
    id: 'ea-15',
    resort_id: 'mayrhofen',
    author: 'member-ben',
    rating: 4,
    title: 'Penken Park is the reason to come',
    comment:
      'Lines for every level, shaped properly in the morning, and a chairlift right beside it so you lap without walking. I stayed there for four days out of six. For a change of mood take the Ahornbahn to the other mountain: wide, flat, slow, good for practising switch. What annoyed me was standing in line to ride the gondola down at half past four, every afternoon.',
    created_at: '2026-01-30T18:40:25Z',
  },
  {
    id: 'ea-16',
    resort_id: 'mayrhofen',
    author: 'member-sam',
    rating: 2,
    title: 'School holidays: forget it',
    comment:
      'Forty-five minutes to get onto the Penkenbahn, then a piste around the Knorren so full that I rode looking over my shoulder. Rain in the town, wet snow halfway up, decent snow only right at the top where everybody was. We did Harakiri once to say we had; it was polished ice. The people at our pension were kind. That is what the second star is for.',
    created_at: '2026-02-18T19:22:10Z',
  },
  {
    id: 'ea-17',
    resort_id: 'mayrhofen',
    author: 'member-ivan',
    rating: 4,
    title: 'Car stayed at home',
    comment:
      'Train to Jenbach, then the narrow-gauge Zillertalbahn to the end of the line, and from the station everything is on foot. Rastkogel had the quietest pistes and kept its snow into the middle of March. If Mayrhofen’s gondola looks bad in the morning, the Horbergbahn down the valley is usually better.',
    created_at: '2026-03-16T10:11:48Z',
  },
  {
    id: 'ea-18',
    resort_id: 'kitzbuehel',
    author: 'member-rob',
    rating: 5,
    title: 'Stood at the Streif start hut and went the other way',
    comment:
      'The Mausefalle looks like the edge of the world. I took the family version of the Streif around it, with no shame. What I had not expected is how far the area runs: over the 3S cable car and out to Resterhöhe above Pass Thurn, where it is higher, colder and a lot quieter than the Hahnenkamm. Huts with tablecloths, strudel the size of a brick.',
    created_at: '2026-01-12T17:03:59Z',
  },
  {
    id: 'ea-19',
    resort_id: 'kitzbuehel',
    author: 'member-tomas',
    rating: 3,
    title: 'Beautiful town, white strips on green hills',
    comment:
      'The old centre with its painted houses is lovely to walk in the evening and has good food at high prices. On the mountain we had man-made snow between green fields at the end of March, slush after 11:00 on anything that faces south, and a walk over grass at the bottom of the Fleckalm run. In a cold January I would try it again.',
    created_at: '2026-03-30T09:27:14Z',
  },
  {
    id: 'ea-20',
    resort_id: 'kitzbuehel',
    author: 'member-paula',
    rating: 3,
    title: 'Fine skiing, exhausting prices',
    comment:
      'Steinbergkogel and Pengelstein are where I’d spend my time, with long reds and some honest blacks. But a soup and a small beer cost me what a whole dinner does at home in Novi Sad. We moved our base to Kirchberg for the second half of the week: same pass, same lifts, friendlier bill.',
    created_at: '2026-02-08T14:44:02Z',
  },
  {
    id: 'ea-21',
    resort_id: 'saalbach-hinterglemm',
    author: 'member-annika',
    rating: 5,
    title: 'Round the valley and home without a bus',
    comment:
      'Four of us with quite different abilities, and the circuit worked for all. We went clockwise the first day and the other way the next, and they feel like two resorts. My favourite is the north side of the Zwölferkogel before ten, when it is hard and empty. The kids voted for the floodlit slope in Hinterglemm and the toboggan run.',
    created_at: '2026-02-26T20:16:37Z',
  },
  {
    id: 'ea-22',
    resort_id: 'saalbach-hinterglemm',
    author: 'member-tess',
    rating: 4,
    title: 'Lunch is the main event',
    comment:
      'I’d describe myself as a confident intermediate who likes to sit down. There’s a hut every few hundred metres, most of them good, and you never have to climb or pole to get to one. Skied over to Leogang and the Asitz one morning, then through to Fieberbrunn on the TirolS. If you want something to scare you, you’ll have to look hard.',
    created_at: '2026-01-27T12:50:55Z',
  },
  {
    id: 'ea-23',
    resort_id: 'saalbach-hinterglemm',
    author: 'member-hugo',
    rating: 5,
    title: 'Late March, shady side first',
    comment:
      'A tip from our landlady that held all week: start on the Schattberg side while the sunny slopes opposite are still concrete, then change sides at about eleven when the Kohlmais softens. Followed that and never had a bad run. By three the sunny side is porridge and it is time for the terrace.',
    created_at: '2026-03-22T18:09:26Z',
  },
  {
    id: 'ea-24',
    resort_id: 'skiwelt-wilder-kaiser-brixental',
    author: 'member-siobhan',
    rating: 4,
    title: 'Six adults, five children, no casualties',
    comment:
      'Based in Ellmau with the whole extended family. Grown-ups could set off for the Hohe Salve and back while the small ones stayed near the village with the ski school. Everything is signposted so well that even my brother found his way home. The cliffs of the Kaiser behind you in the evening light are something. Only the flat bits near Scheffau made us push.',
    created_at: '2026-01-06T21:01:09Z',
  },
  {
    id: 'ea-25',
    resort_id: 'skiwelt-wilder-kaiser-brixental',
    author: 'member-birgit',
    rating: 4,
    title: 'Night skiing at Söll after a rained-off day',
    comment:
      'It rained to 1,500 m in the afternoon, froze at six, and by half past seven the floodlit run at Söll was groomed and fast. Strange day, happy ending. Otherwise: pleasant cruising, farm huts with dumplings, nothing steep that lasts.',
    created_at: '2026-01-09T22:07:18Z',
  },
  {
    id: 'ea-26',
    resort_id: 'skiwelt-wilder-kaiser-brixental',
    author: 'member-chloe',
    rating: 3,
    title: 'Big on paper',
    comment:
      'Almost 300 km according to the map, yet many runs are the same run: a wide blue-red through forest, a lift, another one. After two days I had the feeling of having read the whole book. Late in March the valley runs to Hopfgarten and Brixen were brown at the edges. It is a good school for improvers and priced sensibly for Austria.',
    created_at: '2026-04-01T08:35:44Z',
  },
  {
    id: 'ea-27',
    resort_id: 'val-gardena',
    author: 'member-matteo',
    rating: 5,
    title: 'La Longia at closing time',
    comment:
      'From Seceda down to Ortisei is more than ten kilometres, and if you leave with the last cabin up, the piste empties ahead of you and the Odle turn orange behind. I have skied here since I was six. The trick with the Sella Ronda is to be over the Dantercepies before nine, or to do it on a Saturday, or not to do it at all and stay at Monte Pana.',
    created_at: '2026-02-28T17:55:31Z',
  },
  {
    id: 'ea-28',
    resort_id: 'val-gardena',
    author: 'member-kenji',
    rating: 4,
    title: 'Dry winter, good snow anyway',
    comment:
      'The forests were brown when we landed and I feared the worst. Every open piste from Ciampinoi to Selva was covered edge to edge with firm machine-made snow, groomed each night. Off the piste: nothing, stones. I skied the Saslong, which is wide enough not to frighten, and took photographs of the Langkofel from all sides. The underground train between the two sides of Santa Cristina saves half an hour.',
    created_at: '2025-12-28T15:20:00Z',
  },
  {
    id: 'ea-29',
    resort_id: 'val-gardena',
    author: 'member-alan',
    rating: 4,
    title: 'Alpe di Siusi for non-skiers too',
    comment:
      'My wife doesn’t ski. She rode the gondola from Ortisei up to the Alpe di Siusi, walked the winter trails and met us for lunch, so nobody sat around in a hotel. I did the Sella Ronda with my son on the Wednesday and we spent more of it in lift lines than moving. Other days were much better.',
    created_at: '2026-02-27T19:48:13Z',
  },
  {
    id: 'ea-30',
    resort_id: 'alta-badia',
    author: 'member-amelie',
    rating: 5,
    title: 'On y mange mieux qu’en bas',
    comment:
      'I will write in English for once. We are a couple who ski until noon and then eat. On the plateau around Pralongià every second hut has a real kitchen: barley soup, venison, homemade ravioli with spinach, a wine list. The pistes between them are gentle and perfectly kept. Reserve your table by telephone in the morning.',
    created_at: '2026-01-31T13:41:36Z',
  },
  {
    id: 'ea-31',
    resort_id: 'alta-badia',
    author: 'member-elise',
    rating: 4,
    title: 'Kids’ first Alps',
    comment:
      'Our daughters (6 and 8) learned at home in Norway on one lift and lost their minds at the distance they could cover here. San Cassiano to Corvara and back, all on blues. The sun shines on everything, so take more sun cream than you think. Gran Risa is the one piste where I could stretch my own legs.',
    created_at: '2026-02-08T16:29:50Z',
  },
  {
    id: 'ea-32',
    resort_id: 'alta-badia',
    author: 'member-josie',
    rating: 5,
    title: 'The horses are real',
    comment:
      'Take the bus from Armentarola up to the Falzarego pass, the cable car to Lagazuoi, then ski down past a frozen waterfall until the valley goes flat. There two horses and a rope with fifty people hanging on it pull you to the lifts. My father, 74, laughed the entire way.',
    created_at: '2026-01-22T20:54:08Z',
  },
  {
    id: 'ea-33',
    resort_id: 'cortina-d-ampezzo',
    author: 'member-nadia',
    rating: 5,
    title: 'Between the rocks on the Tofana Schuss',
    comment:
      'There is a moment on the Olimpia delle Tofane when two walls of pale rock stand left and right and the slope drops away between them. I skied it eight times in a morning. Came in late March, a month after the Games: everything freshly painted, nobody there. Faloria in the afternoon for the view back over the town.',
    created_at: '2026-03-27T18:13:47Z',
  },
  {
    id: 'ea-34',
    resort_id: 'cortina-d-ampezzo',
    author: 'member-carlos',
    rating: 3,
    title: 'Four ski areas and a traffic jam',
    comment:
      'Scenery ten out of ten, logistics four. Tofana here, Faloria there, Cinque Torri along the pass road, and between them a bus that stands in the same queue as the cars. The Skyline gondola towards Cinque Torri helps for that one link. We lost at least an hour a day to moving about.\n\nWhat worked in the end: one sector per day, decided over breakfast. Tofana when it was clear, because the runs from Ra Valles are high and cold; Cinque Torri and the Averau huts when we wanted a slow day; Faloria straight from the middle of town when nobody could face the bus. Done like that, three good days out of five. But people who want to put on skis at the door and roam should know what they are booking.',
    created_at: '2026-01-25T10:36:21Z',
  },
  {
    id: 'ea-35',
    resort_id: 'cortina-d-ampezzo',
    author: 'member-grace',
    rating: 4,
    title: 'Skiing past a front line',
    comment:
      'At Lagazuoi and Cinque Torri you ski by tunnels and trenches from 1915 to 1917, with panels explaining what happened where. I stopped at all of them and had not expected to be that moved on a ski holiday. Easy to medium skiing, very good light for pictures around four, and an expensive espresso on the main street.',
    created_at: '2026-03-11T07:24:05Z',
  },
  {
    id: 'ea-36',
    resort_id: 'madonna-di-campiglio',
    author: 'member-matteo',
    rating: 4,
    title: 'Thursday in January, yes; New Year, no',
    comment:
      'When the Milanese are at work this is one of the tidiest ski areas in Italy. Spinale’s Direttissima at 8:45, freshly combed, is worth the alarm clock, and from the Grostè you look straight into the Brenta. Between Christmas and Epiphany I’d not come even if invited. For those without a car: the train up the Val di Sole stops at the Daolasa gondola.',
    created_at: '2026-01-15T21:37:28Z',
  },
  {
    id: 'ea-37',
    resort_id: 'madonna-di-campiglio',
    author: 'member-lucia',
    rating: 3,
    title: 'Carnival week',
    comment:
      'Lovely corduroy until half past nine, a car park by eleven. The gondola across to Pinzolo is slow but the pistes over there had room, so that’s where we ended up most afternoons. Our hotel’s half board was excellent. Ursus park had nothing small enough for my son, who had been looking forward to it.',
    created_at: '2026-02-19T18:18:52Z',
  },
  {
    id: 'ea-38',
    resort_id: 'garmisch-classic',
    author: 'member-oliver',
    rating: 4,
    title: 'Munich main station to the Kandahar in under two hours',
    comment:
      'I do this four or five times a winter with the combined rail ticket. First train, off at the Kreuzeck stop, top by nine. The Kandahar is steep, usually icy, and teaches you where your edges are. Weekdays only: on a sunny Sunday half of Munich has had the same idea.',
    created_at: '2026-01-29T19:59:43Z',
  },
  {
    id: 'ea-39',
    resort_id: 'garmisch-classic',
    author: 'member-dave',
    rating: 3,
    title: 'Good for the two days we gave it',
    comment:
      'Stationed nearby years ago and came back to show my wife. The town is as pretty as I remembered. The ski area is smaller than I remembered. The Hausberg was patchy in early March and they ran one strip of snow to the bottom. We spent the second day on the Zugspitze, and that was the right call.',
    created_at: '2026-03-06T22:45:16Z',
  },
  {
    id: 'ea-40',
    resort_id: 'garmisch-classic',
    author: 'member-tess',
    rating: 3,
    title: 'Steeper than the brochure',
    comment:
      'First time skiing in Germany for me. The signs say red, my legs said something else. Saturday lift lines were long, so I went down early and had a very good pretzel.',
    created_at: '2026-02-08T16:06:34Z',
  },
];
