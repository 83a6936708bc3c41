import { postingTexts, type TemplatesByType, template } from '../template.ts';

export const hrTemplates: TemplatesByType = {
  'full-time': [
    template(10, 'HR Manager', {
      summary: 'Look after how people join, grow, get paid, and leave.',
      description: [
        'People notice HR most when something important happens to them: a first day, a promotion, a conflict, a goodbye. You’ll make sure those moments are handled fairly and with care. Your week includes advising managers, updating policies, running performance reviews, and keeping records that meet the law.',
        'You know employment practice well enough to know when to ask a lawyer, and you can say a difficult thing kindly. We count on your discretion and sound judgment. You’ll work closely with leadership and have a real say in how we treat each other.',
      ],
      questions: [
        ['Describe a policy you wrote or changed. What was wrong before, and how did people take it?', 180],
        ['An employee tells you in confidence about their manager’s conduct. What happens next?', 180],
        ['Which part of working life do companies handle worst, in your experience?', 60],
      ],
    }),
    template(11, 'Recruiter', {
      summary: 'Find people, treat them well, and help teams choose fairly.',
      description: [
        'Hiring well is one of the most useful things anyone can do for a company, and you’ll do it with us. You’ll talk with hiring managers about what a job really needs, write postings people want to read, search for candidates, and guide each of them through the process. You’ll keep interviews structured so that decisions rest on evidence.',
        'You’ve filled roles before, in-house or at an agency, and you’re as good at listening as at persuading. We believe every candidate deserves an answer, and you’ll see to it that they get one.',
      ],
      questions: [
        ['Tell us about a role that was hard to fill. What did you change along the way?', 180],
        ['How do you keep first impressions from deciding for a hiring team?', 120],
        ['What do you write to a candidate who came in second?', 60],
      ],
    }),
    template(12, 'Learning and Development Specialist', {
      summary: 'Help people learn what their work will ask of them.',
      description: [
        'Think of the best course you ever took. You’ll build ones like it for our colleagues. You’ll find out what each team needs to learn, design sessions and materials, run some of them yourself, and check later whether anything has changed in the work.',
        'We’re looking for someone with experience in teaching, training, or instructional design, and with the nerve to cut a slide that adds nothing. You enjoy working with experts and making their knowledge easy to use. Expect a lot of freedom in how you teach and honest feedback on what sticks.',
      ],
      questions: [
        [
          'Describe a training program you designed. How did you know what to teach, and whether it worked?',
          180,
        ],
        ['How do you reach people who think they have no time to learn?', 120],
        ['What have you taught yourself lately, and how?', 60],
      ],
    }),
  ],
  'part-time': [
    template(28, 'Part-Time HR Assistant', {
      summary: 'Keep records right and colleagues’ questions answered.',
      description: [
        'Behind every contract, form, and first day, someone has gotten the paperwork right. In this role, that’s you. You’ll keep employee files up to date, prepare letters, answer everyday questions, and help new colleagues settle in.',
        'We’re looking for a careful and discreet person who likes helping people and doesn’t mind routine. Office experience is useful; HR experience is a plus. We’ll plan your tasks around your hours, and you’ll have someone to turn to when a question is tricky.',
      ],
      questions: [
        ['How do you keep track of many small tasks with different deadlines?', 120],
        ['A manager asks you for a colleague’s private information. What do you say?', 120],
        ['Think of a company or group that welcomed you well. What did they do?', 60],
      ],
    }),
    template(29, 'Part-Time Recruiting Coordinator', {
      summary: 'Make interviews happen on time and candidates feel expected.',
      description: [
        'You’ll be the first person many candidates hear from, so you’ll set the tone. Scheduling interviews is the heart of the job: matching calendars, sending clear details, and finding a new time quickly when plans change. You’ll also post jobs, keep our records current, and make sure nobody waits for news without an explanation.',
        'You’re organized, friendly in writing, and calm when three things change at once. Experience with scheduling of any kind counts. We’ll agree on your hours in advance, and recruiters and hiring managers will know when to reach you.',
      ],
      questions: [
        ['An interviewer cancels an hour before the interview. What do you do for the candidate?', 120],
        ['Tell us about a time you coordinated many people’s calendars for one event.', 180],
        ['Which message that companies send to candidates would you rewrite first?', 60],
      ],
    }),
    template(30, 'Part-Time Training Facilitator', {
      summary: 'Lead sessions that people leave able to do something new.',
      description: [
        'Some people can explain anything; some can get a quiet room talking. If you can do both, we’d like you to lead training sessions for our teams. You’ll prepare each one with the experts involved, adapt materials to the group, run the session, and collect feedback on what people took away.',
        'You have experience in teaching, coaching, or facilitation. You plan an hour down to its last five minutes, then let go of the plan when the group needs something else. Preparing is part of the job, so we’ll count it when we agree on your hours.',
      ],
      questions: [
        ['Describe a session that didn’t go well. What did you change for the next one?', 180],
        ['How do you draw in someone who hasn’t said a word for an hour?', 120],
        ['How do you open a session?', 60],
      ],
    }),
  ],
  contract: [
    template(48, 'Contract Technical Recruiter', {
      summary: 'Fill a set of technical roles well, within a set time.',
      description: [
        'We have several technical roles to fill and would like a contract recruiter at our side until they’re filled. You’ll learn what each team builds, source candidates, write messages worth answering, run first conversations, and keep hiring managers to their commitments. A short weekly summary from you will show where every search stands.',
        'You don’t need to code, but you know the difference between neighboring roles and ask engineers good questions. You’ve filled technical positions before and can describe how. We want to hire on evidence, and we’ll rely on you to keep interviews structured and feedback specific.',
      ],
      questions: [
        ['Tell us about the last technical role you filled. How did you come to understand it?', 180],
        ['A hiring manager rejects every candidate. How do you find out what’s behind it?', 120],
        ['How do you write to an engineer who gets ten recruiting messages a week?', 60],
      ],
    }),
    template(49, 'Compensation Consultant', {
      summary: 'Help a company pay people in a way it can explain.',
      description: [
        'Can we explain why each person here is paid what they’re paid? With your help, we’d like to answer yes. In this contract role, you’ll review our pay structure, compare it with market data, look for gaps that shouldn’t exist, and propose ranges and rules managers can apply.',
        'You bring experience in compensation, solid statistics, and a feel for how people react when pay is discussed. You can present the same findings to a board and to a team meeting. We’ll share the data you need in confidence, and we intend to act on what you find.',
      ],
      questions: [
        ['Describe a pay structure you built or repaired. What did people say when they saw it?', 180],
        ['You find a pay gap nobody has asked about. What do you do?', 120],
        ['Which pay data do you trust, and which don’t you trust?', 60],
      ],
    }),
    template(50, 'HR Systems Specialist', {
      summary: 'Move HR data to a new system without losing a day.',
      description: [
        'Moving HR data from one system to another sounds simple until you’ve done it. You have, which is why we’d like you on this project. You’ll map fields, clean and migrate data, set up workflows and permissions, test everything with real cases, and train the people who will use it.',
        'HR, IT, and finance will each need something different from you, so clear communication counts as much as technical skill. You handle personal data with great care and document what you configure. The contract ends when the new system runs well and our own team can look after it.',
      ],
      questions: [
        ['Tell us about a migration you worked on. How did you prove that the data was right?', 180],
        ['Payroll and the HR system disagree about a hundred people. Where do you begin?', 120],
        ['Which HR system do you know best?', 60],
      ],
    }),
  ],
  internship: [
    template(66, 'Human Resources Intern', {
      summary: 'See how people are found, welcomed, and looked after.',
      description: [
        'How does a person become a colleague? As an HR intern, you’ll see every step, from the job posting to the first day and beyond. You’ll help prepare interviews, welcome new people, update records, and support a project such as a survey or a handbook.',
        'You’re considerate and organized, and you understand why private information stays private. We don’t expect a background in HR. You’ll get to know people in many different jobs, and someone will take the time to explain why we do things the way we do.',
      ],
      questions: [
        ['Think of a time you joined a group or a company. What made you feel welcome, or not?', 120],
        ['How do you handle something you were told in confidence?', 120],
        ['Which part of working with people interests you most?', 60],
      ],
    }),
    template(67, 'Talent Acquisition Intern', {
      summary: 'Help find candidates, and keep each of them informed.',
      description: [
        'There are great candidates who have never heard of us. You’ll help us find them. Your internship includes researching where to look, writing friendly first messages, scheduling conversations, and making sure each person knows what happens next. You’ll also look at how our process feels from a candidate’s side, something you may know better than we do.',
        'We’d like someone who writes well, likes organizing, and treats everyone with respect. You’ll work alongside recruiters, join interviews as an observer, and learn how fair hiring decisions are made.',
      ],
      questions: [
        ['Where would you look for people to join a team like ours?', 120],
        ['Tell us about a time you organized something for a lot of people.', 120],
        ['What would you tell a friend who’s applying here?', 60],
      ],
    }),
    template(68, 'Training and Development Intern', {
      summary: 'Help create courses, and find out what people took from them.',
      description: [
        'If you’ve ever explained something and watched it click, you know why this work is fun. As an intern, you’ll help our training team prepare courses: researching topics, drafting slides and exercises, setting up online lessons, and reading what participants say afterward. With some practice, you can lead a short session yourself.',
        'You bring an interest in how people learn, clear writing, and patience. Tutoring, coaching, or helping a friend through a class all count as experience. We’ll share what we know about teaching adults, and we’re glad to try out your suggestions.',
      ],
      questions: [
        ['Tell us about something you taught someone. How did you know they understood?', 120],
        ['Which course did you learn the most from, and what did its teacher do?', 120],
        ['How do you learn best?', 60],
      ],
    }),
  ],
};

/** The texts that the translations beside this file translate. */
export const hrTexts = postingTexts(hrTemplates);
