import { postingTexts, type TemplatesByType, template } from '../template.ts';

/** There are no internships, whose ids would be 60 to 62. */
export const executiveTemplates: TemplatesByType = {
  'full-time': [
    template(4, 'Chief Operating Officer', {
      summary: 'Keep the company running well every day as it grows.',
      description: [
        'As chief operating officer, you’ll make sure that what we promise and what we deliver are the same thing. You’ll lead the teams that keep the company running, agree with them on a few goals that matter, and clear away whatever slows them down. Budgets, hiring plans, and decisions that span departments will land on your desk every week, and you’ll work through them closely with the CEO.',
        'You’ve led an organization through growth or change and can show what became better because of it. You listen before you reorganize, share bad news early, and build teams that do well when you’re not in the room.',
      ],
      questions: [
        ['Describe an organization you made run better. What did you measure before and after?', 180],
        [
          'Tell us about a decision you reversed. How did you realize it was wrong, and how did you tell people?',
          180,
        ],
        ['What does a good week look like for you?', 60],
      ],
    }),
    template(5, 'Head of Product', {
      summary: 'Decide what the product becomes, and lead the people who make it.',
      description: [
        'Our product needs one person who holds the whole picture, and we hope that will be you. You’ll set direction, lead product managers and designers, and make the trade-offs that give engineering a clear path. Much of your week will go into talking with customers, reading what the data says, and explaining why one idea comes before another.',
        'You’ve shipped products people pay for, and you’ve also shut something down and learned from it. You coach more than you instruct. You’ll find colleagues who argue about ideas openly and then stand behind the decision.',
      ],
      questions: [
        ['Tell us about a product bet you made with little evidence. How did it turn out?', 180],
        ['How do you say no to an important customer or to your own sales team?', 120],
        ['Which metric have you stopped trusting, and why?', 60],
      ],
    }),
    template(6, 'Chief Financial Officer', {
      summary: 'Keep the company solvent, honest with itself, and ready to invest.',
      description: [
        'Every plan we make has a number behind it, and you’ll make sure the number is right. You’ll own financial planning, reporting, cash, and controls, and you’ll tell the leadership team plainly what we can afford. Week by week, that means reviewing results with department heads, keeping lenders or investors informed, and preparing the decisions that shape the next year.',
        'You’ve run finance for a company or a business unit, including in a year that didn’t go as planned. You build teams people want to join and reports that take minutes to understand. When you see a risk, we want to hear about it first.',
      ],
      questions: [
        ['Describe how you led a company or business unit through a year that didn’t go to plan.', 180],
        ['How do you explain a difficult financial position to people who don’t read balance sheets?', 120],
        ['Which report would you get rid of first, and what would replace it?', 60],
      ],
    }),
  ],
  'part-time': [
    template(22, 'Fractional Chief Financial Officer', {
      summary: 'Bring experienced financial leadership to a company, part of the week.',
      description: [
        'We want experienced financial leadership without a full-time position, and you’d like a role that leaves room for other work. You’ll set up planning and reporting we can rely on, watch our cash, prepare us for talks with banks or investors, and coach the people who keep the books. Between your days with us, things will keep moving because you’ve set them up that way.',
        'You’ve led finance in growing companies and know which controls a smaller one really needs. You’ll tell us what we don’t want to hear, in words we understand. We’ll agree on your days together and respect them.',
      ],
      questions: [
        ['You join a company one day a week. What do you look at in the first month?', 180],
        ['Tell us about a founder you had to talk out of a plan. How did you go about it?', 180],
        ['How do you make sure nothing has to wait for the day you’re in?', 60],
      ],
    }),
    template(23, 'Part-Time Executive Assistant', {
      summary: 'Keep an executive’s time, papers, and promises in order.',
      description: [
        'One well-organized person can change an executive’s whole week. You’ll manage a calendar full of conflicts, prepare meetings, draft messages, book travel, and remember what was promised to whom. Because the role is part-time, you’ll set up routines that work on the days you’re not here.',
        'You bring experience in administration, careful writing, and complete discretion. You notice things before you’re asked, and you can say no politely on someone else’s behalf. You’ll work directly with an executive who values clear agreements and your judgment.',
      ],
      questions: [
        ['Describe the busiest week you ever organized for someone. What did you turn down, and how?', 180],
        ['You learn something confidential by accident. What do you do?', 120],
        ['Which small habit makes you good at this work?', 60],
      ],
    }),
    template(24, 'Board Advisor', {
      summary: 'Bring judgment and a wide view to a company’s hardest questions.',
      description: [
        'You’ve seen companies go through what’s ahead of us, and we’d like to hear your view before we decide. As a part-time advisor to our board, you’ll prepare for its meetings, question our plans, introduce us to useful contacts, and make yourself available when something urgent comes up.',
        'We’re looking for experience in leading, investing in, or overseeing a company, and for independence of mind. You disagree openly and keep confidences. In return, you can expect complete information, straight answers, and the chance to help shape a company’s direction.',
      ],
      questions: [
        ['Which board decision are you still thinking about, and why?', 180],
        ['How do you disagree with a chief executive in front of others?', 120],
        ['What do you want to know about a company before you agree to advise it?', 60],
      ],
    }),
  ],
  contract: [
    template(42, 'Interim Chief Executive Officer', {
      summary: 'Lead a company through a gap or a change, and hand it over in good order.',
      description: [
        'For a limited time, we need someone to lead the company with a steady hand. You’ll take over day-to-day leadership, keep customers, employees, and owners informed, and carry out the priorities you’ve agreed on with the board. You’ll also prepare the ground for your successor, with clear records and no loose ends left unmentioned.',
        'You’ve led a company or a large division before, ideally through a transition. People trust you quickly because you listen, decide, and explain. The board will give you a clear mandate and its backing, and it expects frank reports in return.',
      ],
      questions: [
        [
          'Tell us about an assignment in which you had to win trust quickly. What did you do in the first ten days?',
          180,
        ],
        ['Which decisions should an interim leader leave to their successor?', 180],
        ['Have you ever ended an assignment early? Why, or why not?', 60],
      ],
    }),
    template(43, 'Transformation Program Director', {
      summary: 'Lead a change that touches everyone’s work.',
      description: [
        'Changing how a whole company works takes more than a plan. You’ll bring the plan and the people together: set up the program, coordinate its projects, track benefits, and tell the leadership team each week where things truly stand. A good part of your time will go to listening to those whose work is changing and adjusting course when they’re right.',
        'You’ve directed a program of this kind and can name what you’d do differently. You’re equally at home in a budget and in a tense meeting. This is a contract role with a defined goal, and success means the change lasts after you’ve left.',
      ],
      questions: [
        ['Describe a change people resisted. What were they right about?', 180],
        ['How do you show a board that a program is working before the benefits arrive?', 120],
        ['Which change-management buzzword would you ban?', 60],
      ],
    }),
    template(44, 'Strategy Consultant', {
      summary: 'Help leaders see their choices clearly and make one.',
      description: [
        'Bring us a clear head and an outside view. On this engagement, you’ll study our market and our numbers, interview customers and colleagues, lay out the options, and help the leadership team choose one. You’ll present your findings in plain language and help turn the choice into first steps.',
        'Your background may be in consulting, in industry, or both. What matters is that you structure a problem well, check your facts, and stand by an uncomfortable conclusion. You’ll have access to the people and data you need, and your recommendations will get a real hearing.',
      ],
      questions: [
        ['Take us through an engagement: the question, what you found, and what the client did.', 180],
        ['Your findings contradict what the client has announced. How do you proceed?', 120],
        ['Which framework do you never use, and why?', 60],
      ],
    }),
  ],
  internship: [],
};

/** The texts that the translations beside this file translate. */
export const executiveTexts = postingTexts(executiveTemplates);
