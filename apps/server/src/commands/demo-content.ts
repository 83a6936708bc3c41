/** What `nimble demo` makes: two jobs, and people who answer each question by the sentence beside it. */
export const demoCompany = { company: 'Meadow Works', username: 'meadow', email: 'demo@example.com' };

type DemoCandidate = {
  name: string;
  email: string;
  voice: 'slt' | 'rms';
  hue: number;
  answers: readonly string[];
};
export type DemoJob = {
  title: string;
  type: 'full-time' | 'part-time';
  description: string;
  questions: readonly { question: string; seconds: number; required: boolean }[];
  candidates: readonly DemoCandidate[];
};

export const demoJobs: readonly DemoJob[] = [
  {
    title: 'Backend Engineer',
    type: 'full-time',
    description:
      'You build and run the services behind our ordering platform, together with five other engineers. We care about simple designs, clear writing and calm operations.',
    questions: [
      {
        question: 'Tell us about a system you built and what you would do differently today.',
        seconds: 120,
        required: true,
      },
      {
        question: 'How do you make sure that a change to a database goes well?',
        seconds: 120,
        required: true,
      },
      { question: 'What would you like to learn in your next job?', seconds: 60, required: false },
    ],
    candidates: [
      {
        name: 'Dana Brooks',
        email: 'dana.brooks@example.com',
        voice: 'slt',
        hue: 0,
        answers: [
          'I was the lead engineer for a payments team of six people. Today I would start with fewer services and better tests.',
          'I write a plan with three clear phases, and I ask every person on the team to review it before we begin.',
          'I would like to learn how large teams keep their systems simple.',
        ],
      },
      {
        name: 'Marcus Hale',
        email: 'marcus.hale@example.com',
        voice: 'rms',
        hue: 150,
        answers: [
          'We built a booking system for small hotels. The first version was too slow, because every page asked the database forty times.',
          'I test each migration on a copy of the real data, and I measure how long it takes.',
          'I want to understand how people who use our software really work.',
        ],
      },
    ],
  },
  {
    title: 'Customer Support Specialist',
    type: 'part-time',
    description:
      'You are the first person our customers talk to. You listen well, write clearly, and tell the team what should be better.',
    questions: [
      {
        question: 'Tell us about a customer who was unhappy and what you did.',
        seconds: 120,
        required: true,
      },
      {
        question: 'How do you stay organized when many requests arrive at once?',
        seconds: 60,
        required: true,
      },
      { question: 'Is there anything else we should know about you?', seconds: 60, required: false },
    ],
    candidates: [
      {
        name: 'Priya Nair',
        email: 'priya.nair@example.com',
        voice: 'slt',
        hue: 260,
        answers: [
          'I promised a customer a report in five days, and it took three weeks. I called every second day and told the truth.',
          'I stay organized by writing everything down. Every Monday I make a short list of the results that matter most.',
          'I speak three languages, and I like quiet mornings.',
        ],
      },
    ],
  },
];
