import type { EmploymentType } from '@nimble/contracts/jobs';
import type { DemoPerson, DemoVisitor } from './people/demo-person.ts';
import { engineers, unfinishedEngineers } from './people/engineers.ts';
import { marketers } from './people/marketers.ts';
import { supporters, unfinishedSupporters } from './people/supporters.ts';

export type DemoJob = {
  title: string;
  type: EmploymentType;
  experience: string;
  department: string;
  location: string;
  salary: string;
  description: string;
  requirements: string;
  benefits: string;
  welcome: string;
  criteria: readonly string[];
  questions: readonly { question: string; seconds: number; required: boolean }[];
  /** Days before today on which it was published. */
  daysAgo: number;
  /** Days before today on which it was closed; undefined for one that is open. */
  closedDaysAgo?: number;
  /** How often its page was opened without beginning an interview. */
  onlyLooked: number;
  /** People who were invited by email, besides some of the candidates. */
  invited: readonly string[];
  people: readonly DemoPerson[];
  visitors: readonly DemoVisitor[];
};

export const jobs: readonly DemoJob[] = [
  {
    title: 'Backend Engineer',
    type: 'full-time',
    experience: 'senior',
    department: 'Product & Engineering',
    location: 'Remote, Europe and Africa time zones',
    salary: '$78,000 – $96,000',
    description:
      'You build and run the services behind our shop: orders, stock in four warehouses, and the delivery calendar that customers love or hate. You work with five other engineers and one designer. We value simple designs, clear writing and calm operations over novelty.',
    requirements:
      'Several years of building services that people depend on. Good knowledge of one relational database. You write so that others understand you.',
    benefits: '30 days of vacation, a budget for learning, and a chair from our own workshop.',
    welcome:
      'Hi, and thank you for your interest! There are three short questions. Look at your notes if you like, and record again as often as you want: we care about what you think, not about how smooth it sounds.',
    criteria: ['Technical depth', 'Communication', 'Ownership', 'Team fit'],
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
    daysAgo: 57,
    onlyLooked: 41,
    invited: [
      'anders.holm@example.com',
      'beatriz.pinto@example.com',
      'c.oyelaran@example.com',
      'maya.rosen@example.com',
      'viktor.s@example.com',
    ],
    people: engineers,
    visitors: unfinishedEngineers,
  },
  {
    title: 'Customer Support Specialist',
    type: 'part-time',
    experience: 'entry',
    department: 'Customer Care',
    location: 'Portland, Oregon, or remote',
    salary: '$24 – $27 an hour',
    description:
      'You are the first person our customers talk to when a table arrives with one leg too few. You listen well, write clearly, and tell the rest of us what should be better. 25 hours a week in two shifts that you choose a month ahead.',
    requirements:
      'Friendly and exact in writing. Experience with customers of any kind counts, also behind a counter.',
    benefits: 'Flexible shifts, half price on all furniture, and paid language lessons.',
    welcome:
      'Welcome! Three questions, about five minutes in all. There is no trick in any of them. Speak as you would to a customer whom you like.',
    criteria: ['Empathy', 'Clarity', 'Problem solving', 'Reliability'],
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
    daysAgo: 32,
    onlyLooked: 58,
    invited: [
      'grace.mbeki@example.com',
      'julien.p@example.com',
      'k.andersson@example.com',
      'tara.oneill@example.com',
    ],
    people: supporters,
    visitors: unfinishedSupporters,
  },
  {
    title: 'Brand Marketing Manager',
    type: 'full-time',
    experience: 'lead',
    department: 'Marketing',
    location: 'Portland, Oregon',
    salary: '$85,000 – $102,000',
    description:
      'You decide how people hear of Alder & Finch for the first time, from the catalog in the mailbox to the three seconds of a video. You lead a team of two and work closely with our designers and the workshop.',
    requirements:
      'You have led campaigns from the first idea to the numbers afterwards, and can show one that failed.',
    benefits: '30 days of vacation, a studio with daylight, and every catalog since 1998 to steal from.',
    welcome: 'Two questions, and we read your resume as well. Thank you for taking the time!',
    criteria: ['Creativity', 'Use of numbers', 'Leadership', 'Motivation'],
    questions: [
      {
        question: 'Which campaign are you proud of, and how did you know that it worked?',
        seconds: 120,
        required: true,
      },
      {
        question: 'What would you change first about how we present ourselves?',
        seconds: 120,
        required: true,
      },
    ],
    daysAgo: 60,
    closedDaysAgo: 19,
    onlyLooked: 33,
    invited: ['nora.vance@example.com', 'p.castellano@example.com'],
    people: marketers,
    visitors: [],
  },
];
