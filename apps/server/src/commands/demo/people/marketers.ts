import type { DemoPerson } from './demo-person.ts';

export const marketers: readonly DemoPerson[] = [
  {
    name: 'Chloé Laurent',
    email: 'chloe.laurent@example.com',
    source: 'linkedin',
    daysAgo: 52,
    answers: [
      'We sent empty picture frames to five hundred customers and asked them to send one photo back. Three hundred did. Sales in that group were up by a fifth half a year later, against a group that got nothing.',
      'Your catalog is beautiful and has no people in it. I would photograph the furniture after ten years of use, with the scratches.',
    ],
    agrees: true,
    review: {
      status: 'shortlisted',
      by: 'Elena',
      score: 93,
      days: 4.1,
      note: 'Hired! Contract signed, first day is the first Monday of next month. Welcome, Chloé.',
      scorecards: [
        {
          by: 'Elena',
          stars: [5, 5, 4, 5],
          says: 'A control group for picture frames. I have rarely seen the heart and the numbers together like this.',
        },
        { by: 'Theo', stars: [5, 4, 5, 5], says: 'She had read all of our catalogs.' },
      ],
      comments: [
        { by: 'Elena', answer: 1, second: 5, says: 'Furniture after ten years. Show this to the designers.' },
        { by: 'Theo', answer: 0, second: 8, says: 'Compared with a group that got nothing!' },
      ],
    },
    resume: {
      headline: 'Brand marketing lead',
      summary: 'Twelve years of making people care about objects.',
      work: [
        '2019 - today: Head of brand, Maison Ardoise, Lyon',
        '2012 - 2019: Campaign manager, Atelier Rivage, Paris',
      ],
      skills: 'Brand strategy, experiments, photography direction, French, English',
    },
  },
  {
    name: 'Adebayo Okafor',
    email: 'adebayo.okafor@example.com',
    source: 'referral',
    daysAgo: 49,
    answers: [
      'I am proud of a radio campaign in Lagos for mattresses. We read bedtime stories at eleven at night, and the brand was only named once. The calls on the next morning were our proof.',
      'I would stop saying handmade in every sentence. Show me the hands instead.',
    ],
    agrees: false,
    review: {
      status: 'reviewed',
      stage: 'Kept for later',
      by: 'Elena',
      score: 84,
      days: 6.8,
      note: 'Very close second. Wrote to him personally, and would like to work with him on radio.',
      scorecards: [
        {
          by: 'Elena',
          stars: [5, 4, 4, 4],
          says: 'A storyteller. Less sure about leading people in an office.',
        },
        { by: 'Theo', stars: [5, 4, 4, 5], says: 'I could listen for an hour.' },
      ],
      comments: [{ by: 'Elena', answer: 1, second: 4, says: 'Ouch, and he is right.' }],
    },
    resume: {
      headline: 'Creative director, audio',
      summary: 'Radio, podcasts and the spaces between words.',
      work: [
        '2016 - today: Creative director, Eko Sound, Lagos',
        '2011 - 2016: Copywriter, Harmattan Agency, Abuja',
      ],
      skills: 'Copywriting, audio production, media planning, Yoruba, English',
    },
  },
  {
    name: 'Rosa Jiménez',
    email: 'rosa.jimenez@example.com',
    source: 'job board',
    daysAgo: 45,
    answers: [
      'My favorite one failed at first. We gave away seeds with every order and nobody planted them. Then we printed the name of the customer on the bag, and people sent us pictures of their tomatoes for a year.',
      'I would answer the comments. You have four thousand of them, and nobody has replied since spring.',
    ],
    agrees: false,
    review: {
      status: 'rejected',
      by: 'Elena',
      score: 72,
      days: 8.4,
      note: 'Great with communities, no experience in leading a team yet. Ask again for the social media role in summer.',
      scorecards: [
        { by: 'Elena', stars: [5, 3, 2, 5], says: 'Full of ideas. Has not led anyone yet.' },
        {
          by: 'Theo',
          stars: [4, 3, 3, 5],
          says: 'She found our unanswered comments. A little embarrassing.',
        },
      ],
    },
    resume: {
      headline: 'Community manager',
      summary: 'Turns customers into neighbors.',
      work: [
        '2020 - today: Community manager, Raiz Garden Supplies, Bogota',
        '2018 - 2020: Junior marketer, Cafe Altura',
      ],
      skills: 'Social media, writing, Spanish, English, Portuguese',
    },
  },
  {
    name: 'Nikhil Sharma',
    email: 'nikhil.sharma@example.com',
    source: 'linkedin',
    daysAgo: 40,
    answers: [
      'I moved the whole budget of an insurance company from television to search in one quarter. The cost for a new customer fell by forty percent. I knew it, because we switched it off in three cities.',
      'I would look at the numbers before I change anything. I guess that half of your budget goes to people who have already decided to buy.',
    ],
    agrees: false,
    review: {
      status: 'rejected',
      by: 'Theo',
      score: 61,
      days: 9.6,
      note: 'Excellent with numbers, little feeling for the brand. Friendly rejection sent.',
      scorecards: [
        {
          by: 'Theo',
          stars: [2, 5, 4, 3],
          says: 'The strongest in numbers by far. I did not hear why furniture.',
        },
        {
          by: 'Elena',
          stars: [2, 5, 3, 2],
          says: 'Would be great for performance marketing, which is not this role.',
        },
      ],
    },
    resume: {
      headline: 'Performance marketing director',
      summary: 'Spends money where it comes back.',
      work: ['2017 - today: Director, Suraksha Insurance, Mumbai', '2013 - 2017: Analyst, Clickwise, Pune'],
      skills: 'Attribution, experiments, SQL, Hindi, English',
    },
  },
  {
    name: 'Freya Nielsen',
    email: 'freya.nielsen@example.com',
    source: 'company website',
    daysAgo: 36,
    answers: [
      'In 1998 I made the paper catalog of a lamp maker in Aarhus. We printed it on the back of old maps. It is in a museum now, and the factory is still open, so I think that it worked.',
      'Nothing in the first three months. I would sit in the workshop and in customer care, and listen.',
    ],
    agrees: true,
    review: {
      status: 'rejected',
      by: 'Elena',
      score: 77,
      days: 11.2,
      note: 'Wonderful person, looking for two days a week. Asked whether she would advise us on the anniversary catalog.',
      scorecards: [{ by: 'Elena', stars: [5, 3, 4, 4], says: 'Taste and patience. Part time only, sadly.' }],
      comments: [{ by: 'Elena', answer: 0, second: 7, says: 'The back of old maps! Find a copy.' }],
    },
    tags: ['Part-time'],
    resume: {
      headline: 'Brand consultant',
      summary: 'Thirty years of Danish design and the people who sell it.',
      work: [
        '2009 - today: Consultant, Nielsen Studio, Aarhus',
        '1995 - 2009: Marketing director, Lyng Lamps',
      ],
      skills: 'Print, brand heritage, mentoring, Danish, English, German',
    },
  },
  {
    name: 'Samir Haddad',
    email: 'samir.haddad@example.com',
    source: 'referral',
    daysAgo: 31,
    answers: [
      'For a bakery in Beirut we let children design the boxes. The line went around the corner on Saturdays, and we counted it with a photo at nine each week. It was the cheapest thing we ever did.',
      'Your name. Nobody can spell it on the phone, I tried with five friends. I would make a joke of that instead of hiding it.',
    ],
    agrees: true,
    review: {
      status: 'reviewed',
      by: 'Theo',
      score: 80,
      days: 5.9,
      scorecards: [
        {
          by: 'Theo',
          stars: [5, 3, 4, 5],
          says: 'Charming and quick. Tested our name with friends before the interview.',
        },
        { by: 'Elena', stars: [4, 3, 4, 4], says: 'Good energy. Smaller companies so far.' },
      ],
    },
    resume: {
      headline: 'Marketing manager, food and retail',
      summary: 'Small budgets, long lines.',
      work: [
        '2018 - today: Marketing manager, Furn Haddad, Beirut',
        '2014 - 2018: Account manager, Cedar and Co, Dubai',
      ],
      skills: 'Campaigns, packaging, Arabic, French, English',
    },
  },
];
