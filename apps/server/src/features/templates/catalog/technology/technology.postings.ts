import { postingTexts, type TemplatesByType, template } from '../template.ts';

export const technologyTemplates: TemplatesByType = {
  'full-time': [
    template(1, 'Software Engineer', {
      summary: 'Design, build, and run software with a team that ships in small steps.',
      description: [
        'We’re looking for a software engineer who cares as much about why a feature exists as about how it’s built. In a typical week, you’ll turn a rough idea into a plan with product and design, write and review code, and follow your changes all the way into production.',
        'You’ve built software other people rely on, and you can explain your choices to someone who wasn’t in the room. We don’t expect you to know every tool we use, as long as you like learning new ones. Our team ships in small steps, reviews each other’s work with respect, and fixes what’s broken before adding more on top.',
      ],
      questions: [
        ['Walk us through a feature you built, from idea to production. What did you decide, and why?', 180],
        [
          'Tell us about a bug that was hard to find. How did you track it down, and what did you change afterward?',
          120,
        ],
        ['Which part of your craft are you trying to get better at right now?', 60],
      ],
    }),
    template(2, 'Data Analyst', {
      summary: 'Turn business questions into data, and data into decisions.',
      description: [
        'Good decisions start with a clear question, and this role is about asking it. You’ll talk with people across the business, find out what they need to know, and turn messy data into an answer they can act on. Expect to spend your week writing queries, checking numbers against reality, and building reports people will actually open.',
        'You bring solid SQL, a healthy distrust of surprising results, and the ability to explain an analysis without jargon. You’ll have a say in what we measure and in what we stop measuring.',
      ],
      questions: [
        [
          'Describe an analysis of yours that changed a decision. What was the question, and what did you find?',
          180,
        ],
        ['How do you make sure a number is right before you show it to anyone?', 120],
        ['Which chart or report are you proud of, and who used it?', 60],
      ],
    }),
    template(3, 'Product Designer', {
      summary: 'Find out what people need, and design it until it works for them.',
      description: [
        'How should it feel to use what we make? As our product designer, you’ll answer that question with sketches, prototypes, and regular conversations with the people who use it. You’ll work alongside engineers from the first rough idea to release, and you’ll help decide what belongs in a first version and what can wait.',
        'We’d love to see a portfolio that shows how you got to a result, not just the result. You can take feedback on your work, give it kindly, and change your mind when the evidence calls for it.',
      ],
      questions: [
        ['Describe a design you changed after watching people use it. What did you see?', 180],
        ['How do you and your engineers decide what to leave out of a first version?', 120],
        ['Which product do you enjoy using, and what would you still change about it?', 60],
      ],
    }),
  ],
  'part-time': [
    template(19, 'Part-Time Web Developer', {
      summary: 'Keep websites and small applications fast, correct, and up to date.',
      description: [
        'A website is never finished, and ours needs someone to look after it for part of the week. You’ll fix bugs, update content and components, improve loading times, and build small features with colleagues from marketing and support. Since you won’t be here every day, you’ll leave clear notes and small, finished pieces of work.',
        'You know HTML, CSS, and JavaScript well, test your work in more than one browser, and care about accessibility. You’re happy to take over code you didn’t write. We’ll agree on your hours together and plan the work to fit them.',
      ],
      questions: [
        ['Tell us about a site you took over from someone else. What did you do first?', 180],
        [
          'How do you hand over work when you’ve used up your hours for the week in the middle of a task?',
          120,
        ],
        ['Which tool saves you the most time, and how?', 60],
      ],
    }),
    template(20, 'Part-Time IT Support Technician', {
      summary: 'Help colleagues whose computers stand between them and their work.',
      description: [
        'When a laptop won’t start or a password won’t work, you’re the friendly person who helps. During your hours, you’ll answer tickets, set up devices and accounts, and keep track of equipment. You’ll also write short guides so that colleagues can solve the simple things on their own.',
        'You’re patient, good at finding the cause of a problem, and comfortable with common operating systems and office software. Formal certificates are welcome but not required. Part-time doesn’t mean on the sidelines: you’ll be included in planning and hear about changes before they happen.',
      ],
      questions: [
        ['Describe a support case that took several tries to solve. How did you approach it?', 180],
        [
          'Someone is upset because nothing works right before a deadline. What do you say and do first?',
          120,
        ],
        ['How do you write an answer so that the next person can help themselves?', 60],
      ],
    }),
    template(21, 'Part-Time QA Tester', {
      summary: 'Find out how software fails before its users do.',
      description: [
        'Can you look at a form and see half a dozen ways it might break? In this part-time role, you’ll test new features before release, retest what was fixed, and write bug reports developers can act on right away. You’ll explore on your own as well as follow test plans, and you’ll keep those plans current.',
        'You’re thorough and curious, and you write clearly. Experience in testing, support, or any job where details mattered is a good start. Developers here want to hear about problems early, so your findings will be welcome.',
      ],
      questions: [
        ['You have one day to test a new sign-up form. What do you try, and in what order?', 180],
        ['Tell us about a defect you found that others would have missed.', 120],
        ['What makes a good bug report?', 60],
      ],
    }),
  ],
  contract: [
    template(39, 'Contract Backend Developer', {
      summary: 'Build a defined part of a system, and leave it easy to take over.',
      description: [
        'We have a well-defined piece of backend work and need someone to build it with us for the length of a contract. You’ll agree on the interfaces with our engineers, write the services behind them, cover them with tests, and document how they run. Each week, you’ll show your progress in working code.',
        'You’ve designed APIs and data models before and can find your way into an unfamiliar codebase quickly. You ask early when a requirement is unclear. Our team will review your work, answer your questions, and take over at the end, so leaving things easy to maintain is part of the assignment.',
      ],
      questions: [
        ['Describe a contract where you had to be useful within the first week. How did you do it?', 180],
        ['What do you leave behind when you go, so that the team doesn’t need to call you?', 120],
        ['Which kinds of backend work would you rather not take on?', 60],
      ],
    }),
    template(40, 'Contract DevOps Engineer', {
      summary: 'Make releases routine and outages short.',
      description: [
        'Our goal is releases so routine that nobody talks about them, and we’d like your help getting there. During this contract, you’ll improve our build and deployment pipelines, put infrastructure into code, sharpen monitoring, and help the team practice for outages. You’ll pair with engineers so that what you know stays here when you go.',
        'You’ve run production systems, know at least one major cloud or container platform well, and think about security from the start. You automate with a reason. We’ll define goals with you at the outset and revisit them together as the work goes on.',
      ],
      questions: [
        ['Tell us about an outage you helped end. What did you change to keep it from happening again?', 180],
        ['You find secrets in the repository on your first day. What do you do, step by step?', 120],
        ['How do you decide what not to automate?', 60],
      ],
    }),
    template(41, 'Contract Mobile Developer', {
      summary: 'Get an app into the stores, and keep its ratings high.',
      description: [
        'Our app needs a developer who has been through a store review or two. You’ll work on a defined set of features and fixes, from the first build to the release, and deal with crashes and user reviews along the way. Designers and backend engineers will be your daily partners.',
        'You know iOS, Android, or a cross-platform framework well, test on more than the newest phone, and take accessibility seriously. You keep estimates honest and updates regular. By the end of the contract, the app should be better and the code easier for the next person to pick up.',
      ],
      questions: [
        ['Describe an app you released. What was harder than it looked?', 180],
        ['How do you test on devices you don’t own?', 120],
        ['Which user review led you to change something in your app?', 60],
      ],
    }),
  ],
  internship: [
    template(57, 'Software Engineering Intern', {
      summary: 'Learn to build software with a team, on real tasks.',
      description: [
        'Learn software engineering by doing it. In this internship, you’ll join a team, pick up small tasks from the real backlog, and work your way up to a feature you can call your own. You’ll write code, have it reviewed, fix it, and see people use it.',
        'You’ve programmed before, whether in a course, in a club, or on your own, and you’re not afraid to say you’re stuck. Any language is a fine place to start. An experienced engineer will be there to answer questions, and by the end you’ll have built something people use.',
      ],
      questions: [
        [
          'Tell us about something you programmed, for a course or for yourself. What was hard about it?',
          120,
        ],
        ['You’ve been stuck for an hour. What do you do next?', 120],
        ['What would you like to be able to do after this internship?', 60],
      ],
    }),
    template(58, 'Data Science Intern', {
      summary: 'Help answer real questions with data, and learn to doubt the answer.',
      description: [
        'What can our data really tell us, and what can’t it? During this internship, you’ll help find out. You’ll clean data sets, explore them, try out models, and present what you find to people who will ask tough questions.',
        'You know some statistics and a bit of Python, R, or a similar language, and you enjoy a puzzle. It doesn’t matter whether you learned that in a classroom or at home. You’ll work beside analysts who explain their reasoning, and you’ll leave knowing how to question a result before anyone else does.',
      ],
      questions: [
        ['Describe a data set you worked with. What did you miss at first?', 120],
        ['Explain a method you’ve learned to someone who has never heard of it.', 120],
        ['Which question would you like to answer with data?', 60],
      ],
    }),
    template(59, 'UX Design Intern', {
      summary: 'Watch users, sketch, test, and try again.',
      description: [
        'Good design begins with watching how someone really uses a product. As an intern, you’ll help plan user interviews, take notes, turn what you saw into sketches and prototypes, and test them again. You’ll sit in on the conversations where designers and engineers decide what gets built.',
        'Bring a few projects of any kind, finished or not, and be ready to talk about what you’d change. Knowledge of a design tool helps, but curiosity about people helps more. You’ll get honest feedback on your work and see how a sketch becomes part of a product.',
      ],
      questions: [
        ['Tell us about something you made and then changed because of feedback.', 120],
        ['Choose an app on your phone. What would you ask its users?', 120],
        ['Which designer or product has taught you something?', 60],
      ],
    }),
  ],
};

/** The texts that the translations beside this file translate. */
export const technologyTexts = postingTexts(technologyTemplates);
