import type { Difficulty } from '@nimble/contracts/question-library';
import type { StageStatus } from '@nimble/contracts/stages';
import type { TagColor } from '@nimble/contracts/tags';

export type DemoLibraryQuestion = {
  question: string;
  seconds: number;
  tags: readonly string[];
  difficulty: Difficulty | null;
  criteria: readonly string[];
};

/** Some are asked by the demo's jobs, with the same words; the others are for jobs to come. */
export const libraryQuestions: readonly DemoLibraryQuestion[] = [
  {
    question: 'Tell us about a system you built and what you would do differently today.',
    seconds: 120,
    tags: ['engineering', 'experience'],
    difficulty: 'medium',
    criteria: ['Technical depth'],
  },
  {
    question: 'How do you make sure that a change to a database goes well?',
    seconds: 120,
    tags: ['engineering', 'operations'],
    difficulty: 'hard',
    criteria: ['Technical depth', 'Ownership'],
  },
  {
    question: 'Explain a technical idea that you like to somebody who buys a chair from us.',
    seconds: 90,
    tags: ['engineering', 'communication'],
    difficulty: 'medium',
    criteria: ['Communication'],
  },
  {
    question: 'Tell us about a customer who was unhappy and what you did.',
    seconds: 120,
    tags: ['customers', 'experience'],
    difficulty: 'easy',
    criteria: ['Empathy', 'Problem solving'],
  },
  {
    question: 'How do you stay organized when many requests arrive at once?',
    seconds: 60,
    tags: ['customers', 'organization'],
    difficulty: 'easy',
    criteria: ['Reliability'],
  },
  {
    question: 'A sofa arrives in the wrong color, two days before a wedding. What do you do?',
    seconds: 120,
    tags: ['customers', 'situation'],
    difficulty: 'hard',
    criteria: ['Empathy', 'Problem solving'],
  },
  {
    question: 'Which campaign are you proud of, and how did you know that it worked?',
    seconds: 120,
    tags: ['marketing', 'experience'],
    difficulty: 'medium',
    criteria: ['Creativity', 'Use of numbers'],
  },
  {
    question: 'What would you like to learn in your next job?',
    seconds: 60,
    tags: ['every job', 'motivation'],
    difficulty: null,
    criteria: [],
  },
];

/** The company's stages, each with the status to which it belongs. */
export const stages = {
  'Phone call': 'in_review',
  'Kept for later': 'reviewed',
  'Team day': 'shortlisted',
  Offer: 'shortlisted',
} as const satisfies Record<string, StageStatus>;
export type DemoStage = keyof typeof stages;

export const tags = {
  'Starts at once': 'green',
  'Early shift': 'blue',
  'Part-time': 'gray',
  'Works abroad': 'amber',
} as const satisfies Record<string, TagColor>;
export type DemoTag = keyof typeof tags;
