import type { DemoPerson, DemoVisitor } from './demo-person.ts';

export const engineers: readonly DemoPerson[] = [
  {
    name: 'Dana Brooks',
    email: 'dana.brooks@example.com',
    source: 'linkedin',
    daysAgo: 54,
    answers: [
      'I was the lead engineer for a payments team of six people. We split it into eleven services, and every refund touched four of them. Today I would start with one program and better tests.',
      'I write a plan with three clear phases, and I ask every person on the team to read it before we begin. The old column stays until nobody has used it for a week.',
      'I would like to learn how a small company decides what not to build.',
    ],
    agrees: true,
    review: {
      status: 'shortlisted',
      stage: 'Team day',
      by: 'Jonas',
      score: 91,
      days: 3.2,
      note: 'Strong on migrations and honest about mistakes. Call on Thursday with the whole team. She can start in January.',
      scorecards: [
        {
          by: 'Jonas',
          stars: [5, 5, 4, 5],
          says: 'Explains trade-offs without showing off. The story about refunds is exactly our problem.',
        },
        { by: 'Theo', stars: [4, 5, 5, 5], says: 'Easy to follow for me, and I am not an engineer.' },
        {
          by: 'Elena',
          stars: [4, 5, 5, 4],
          says: 'Calm and precise. I would like to hear more about leading people.',
        },
      ],
      comments: [
        {
          by: 'Jonas',
          answer: 0,
          second: 6,
          says: 'Eleven services for six people: she saw the problem herself.',
        },
        { by: 'Theo', answer: 1, second: 4, says: 'Let us ask for an example of such a plan.' },
      ],
    },
    resume: {
      headline: 'Senior software engineer, payments and ledgers',
      summary: 'Ten years of building systems that move money, four of them leading a team.',
      work: [
        '2020 - today: Lead engineer, Copperline Payments, Denver',
        '2016 - 2020: Software engineer, Ticketnest, Chicago',
        '2014 - 2016: Junior developer, State Library of Colorado',
      ],
      skills: 'PostgreSQL, TypeScript, Kotlin, event sourcing, incident reviews',
    },
  },
  {
    name: 'Mateo Fernández',
    email: 'mateo.fernandez@example.com',
    source: 'referral',
    daysAgo: 46,
    answers: [
      'I built the stock system of a supermarket chain in Valencia. It counted every yogurt in ninety shops. I would spend less time on the screens and more on what happens when the network is gone.',
      'First I run it on a copy of last night. I look at the locks and not only at the time, because a fast change can still stop the whole shop.',
      '',
    ],
    agrees: true,
    review: {
      status: 'shortlisted',
      stage: 'Offer',
      by: 'Jonas',
      score: 87,
      days: 5.5,
      note: 'Knows warehouses from the inside. Second conversation done, reference from Valencia is very good.',
      scorecards: [
        { by: 'Jonas', stars: [5, 4, 4, 4], says: 'Thinks about locks before thinking about speed. Rare.' },
        { by: 'Theo', stars: [4, 4, 5, 4], says: 'Warm, direct, a bit fast. Has run on-call for years.' },
      ],
      comments: [{ by: 'Jonas', answer: 1, second: 5, says: 'This is the answer I was hoping for.' }],
    },
    tags: ['Works abroad'],
    resume: {
      headline: 'Backend engineer, logistics and stock',
      summary: 'Builds software for warehouses and shops that has to work at six in the morning.',
      work: [
        '2018 - today: Senior engineer, Mercadia, Valencia',
        '2015 - 2018: Developer, Puerto Digital, Barcelona',
      ],
      skills: 'PostgreSQL, Go, message queues, offline synchronization, Spanish, Catalan, English',
    },
  },
  {
    name: 'Priya Nair',
    email: 'priya.nair@example.com',
    source: 'linkedin',
    daysAgo: 29,
    answers: [
      'I wrote the booking engine for a clinic with forty doctors. The hard part was not time zones but people who swap shifts by phone. I would talk to the front desk in week one and not in month six.',
      'I make it in two steps that can each be undone. Then I sit next to the person who would be woken up by it.',
      'I would love to learn how furniture is made, to be honest. I like software that ends in something you can touch.',
    ],
    agrees: true,
    review: {
      status: 'reviewed',
      stage: 'Kept for later',
      by: 'Theo',
      score: 82,
      days: 6.1,
      note: 'Good second choice. Ask about larger amounts of data before deciding.',
      scorecards: [
        { by: 'Theo', stars: [3, 5, 4, 5], says: 'A pleasure to listen to. Thinks of users first.' },
        {
          by: 'Jonas',
          stars: [4, 5, 4, 4],
          says: 'Solid. I miss numbers: how much data, how many bookings?',
        },
      ],
      comments: [{ by: 'Theo', answer: 2, second: 3, says: 'Would fit the workshop days perfectly.' }],
    },
    resume: {
      headline: 'Software engineer, scheduling and health',
      summary: 'Six years of calendars, shifts and the people behind them.',
      work: [
        '2021 - today: Software engineer, Lotus Clinics, Kochi and remote',
        '2018 - 2021: Developer, Railwise, Bengaluru',
      ],
      skills: 'Python, PostgreSQL, React, user interviews',
    },
  },
  {
    name: 'Kwame Boateng',
    email: 'kwame.boateng@example.com',
    source: 'linkedin',
    daysAgo: 12,
    answers: [
      'I run mobile money for market women in Kumasi. Half of our users share a phone, so everything I knew about accounts was wrong. I would begin with paper next time.',
      'We count rows before, during and after, and we print the three numbers on the same page. If they surprise me, we stop and have tea.',
      '',
    ],
    agrees: true,
    review: {
      status: 'in_review',
      stage: 'Phone call',
      by: 'Jonas',
      score: 85,
      days: 1.4,
      scorecards: [
        {
          by: 'Jonas',
          stars: [4, 5, 5, 4],
          says: 'Rows before, during and after. I have stolen this already.',
        },
      ],
      comments: [
        {
          by: 'Jonas',
          answer: 0,
          second: 4,
          says: 'Great insight about shared phones. Ask how they solved sign-in.',
        },
      ],
    },
    tags: ['Works abroad'],
    resume: {
      headline: 'Engineering manager and backend developer, mobile money',
      summary: 'Built a payment service for 200,000 people who had never had a bank account.',
      work: [
        '2017 - today: Co-founder and engineer, Sika Mobile, Kumasi',
        '2013 - 2017: Database administrator, University of Ghana',
      ],
      skills: 'Java, PostgreSQL, USSD, fraud detection, teaching',
    },
  },
  {
    name: 'Yuki Tanaka',
    email: 'yuki.tanaka@example.com',
    daysAgo: 23,
    answers: [
      'My team built a search for second-hand books, with thirty million titles. I would measure what people type before choosing the search engine. They mostly typed the color of the cover.',
      'I practice it three times on a copy and write down each command. Nothing is typed by hand on the day.',
      '',
    ],
    agrees: false,
    review: {
      status: 'rejected',
      by: 'Jonas',
      score: 64,
      days: 4.8,
      note: 'Very good at search, which we do not need this year. Keep in touch for the catalog project.',
      scorecards: [
        { by: 'Jonas', stars: [4, 3, 3, 3], says: 'Deep in search, less in operations. Not this role.' },
      ],
    },
    resume: {
      headline: 'Search engineer',
      summary: 'Makes large catalogs findable.',
      work: [
        '2019 - today: Search engineer, Kanda Books, Tokyo',
        '2016 - 2019: Developer, Nagoya Rail Museum',
      ],
      skills: 'Elasticsearch, Rust, information retrieval, Japanese, English',
    },
  },
  {
    name: 'Lukas Brandt',
    email: 'lukas.brandt@example.com',
    source: 'linkedin',
    daysAgo: 8,
    answers: [
      'For a bicycle leasing company I built the contract system. It was correct and nobody could change it, because I had modeled every exception. I would leave the rare cases to people.',
      'A change has an owner, a date and a way back. I also tell customer care before, since they hear of every problem first.',
      '',
    ],
    agrees: false,
    review: {
      status: 'in_review',
      by: 'Theo',
      days: 0.8,
      scorecards: [
        {
          by: 'Theo',
          stars: [3, 4, 4, 4],
          says: 'Thoughtful. Tells customer care first, Fatima will like him.',
        },
      ],
    },
    resume: {
      headline: 'Backend developer, contracts and billing',
      summary: 'Seven years of software for things that are rented and come back broken.',
      work: ['2019 - today: Developer, Radwerk Leasing, Leipzig', '2017 - 2019: Trainee, Stadtwerke Halle'],
      skills: 'PostgreSQL, C#, domain modeling, German, English',
    },
  },
  {
    name: 'Zeynep Aydin',
    email: 'zeynep.aydin@example.com',
    source: 'linkedin',
    daysAgo: 3,
    answers: [
      "I built the delivery calendar of a flower shop with two hundred drivers. On Mother's Day it fell over, because all of them asked for the same morning. Now I always ask what the worst hour of the year is.",
      'I never change data and code on the same day. And I keep the script that brings everything back ready, with the name of the person who may run it.',
      '',
    ],
    agrees: true,
    assigned: [
      { to: 'Elena', by: 'Jonas', dueInDays: 1 },
      { to: 'Theo', by: 'Jonas', dueInDays: 1 },
    ],
    tags: ['Works abroad'],
    resume: {
      headline: 'Backend engineer, delivery and routing',
      summary: 'Gets perishable things to doors in time.',
      work: [
        '2020 - today: Backend engineer, Lale Flowers, Istanbul',
        '2017 - 2020: Developer, Anatolian Cargo, Izmir',
      ],
      skills: 'Node.js, TypeScript, PostgreSQL, routing, load testing',
    },
  },
  {
    name: 'Tomasz Wójcik',
    email: 'tomasz.wojcik@example.com',
    source: 'referral',
    daysAgo: 1.2,
    answers: [
      'I kept a hospital laboratory running for nine years, on one database server. What I would change is the names. Nobody could read my tables without me.',
      'On a Tuesday, at ten, with everybody awake. If it must happen at night, the change is too big.',
      '',
    ],
    agrees: false,
    assigned: [{ to: 'Jonas', by: 'Theo', dueInDays: 3 }],
    tags: ['Starts at once'],
    resume: {
      headline: 'Database engineer',
      summary: 'Careful hands for data that must not be lost.',
      work: [
        '2015 - 2024: Database engineer, Szpital Miejski, Gdansk',
        '2010 - 2015: Administrator, Gdansk Shipyard Museum',
      ],
      skills: 'PostgreSQL, Oracle, replication, backup and recovery',
    },
  },
];

export const unfinishedEngineers: readonly DemoVisitor[] = [
  {
    name: 'Ines Carvalho',
    email: 'ines.carvalho@example.com',
    source: 'job board',
    daysAgo: 5,
    answers: [
      'I worked on the ticket machines of the Lisbon trams. They have one megabyte of memory, so every byte had a name. I would write the tests before the hardware arrives.',
    ],
    resume: {
      headline: 'Embedded and backend developer',
      summary: 'From ticket machines to the services behind them.',
      work: ['2019 - today: Developer, Electrico Systems, Lisbon'],
      skills: 'C, Go, PostgreSQL',
    },
  },
];
