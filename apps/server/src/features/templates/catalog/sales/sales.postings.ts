import { postingTexts, type TemplatesByType, template } from '../template.ts';

export const salesTemplates: TemplatesByType = {
  'full-time': [
    template(7, 'Account Executive', {
      summary: 'Find customers whose problem we solve, and win them honestly.',
      description: [
        'You’ll meet companies that have a problem we can solve, and help them decide whether we’re the right answer. Your week mixes research, first calls, demos, and proposals with the patient follow-up that turns interest into a signed agreement. You’ll own your deals from the first conversation to the handoff to customer success.',
        'We’re looking for someone who asks good questions, keeps promises, and would rather lose a deal than oversell one. Experience selling to businesses helps; curiosity about our customers’ work matters just as much. What you hear from the market will reach product and marketing, and it will count.',
      ],
      questions: [
        [
          'Tell us about the deal that taught you the most. How did it start, what changed, and how did it end?',
          180,
        ],
        ['A prospect has gone quiet after a good demo. What do you do over the next two weeks?', 120],
        ['How do you prepare for a first call with a company you don’t know?', 60],
      ],
    }),
    template(8, 'Marketing Manager', {
      summary: 'Make the right people know us and want to know more.',
      description: [
        'Who should know about us, and what should they hear first? You’ll decide, then plan the campaigns that get us there. You’ll write briefs, work with designers and agencies, manage a budget, and look at the results every week to see what to keep and what to drop.',
        'You bring hands-on experience with several channels, you write clearly, and you can tell a real result from a lucky one. We like to try things small, measure them honestly, and put more behind what works. You’ll have the freedom to choose those experiments and the time to learn from them.',
      ],
      questions: [
        ['Describe a campaign you ran. Who was it for, what did it cost, and what came of it?', 180],
        ['You have half of last year’s budget. What do you keep, and how do you choose?', 120],
        ['Which piece of marketing by someone else do you wish were yours?', 60],
      ],
    }),
    template(9, 'Customer Success Manager', {
      summary: 'Help customers achieve what they bought the product for.',
      description: [
        'After a customer signs, you’re the person who makes sure it was a good decision. You’ll guide new customers through their first weeks, check in before problems grow, and show them parts of the product they haven’t discovered yet. You’ll also be their voice inside our company and bring what you learn to sales, support, and product.',
        'This role suits you if you enjoy explaining things, stay calm on difficult calls, and keep track of many accounts without losing the details. Experience in customer success, account management, or support is welcome. You’ll have room to shape how we work with customers.',
      ],
      questions: [
        ['Tell us about a customer who was about to leave. What did you find out, and what did you do?', 180],
        ['How can you tell that a customer is unhappy before they say so?', 120],
        ['How do you end a call after you’ve had to disappoint someone?', 60],
      ],
    }),
  ],
  'part-time': [
    template(25, 'Part-Time Sales Associate', {
      summary: 'Greet customers, find out what they need, and help them choose.',
      description: [
        'Customers remember how they were treated, and you’ll be the reason they come back. During your shifts, you’ll greet people, find out what they need, keep the sales floor neat, handle payments and returns, and help unpack new stock.',
        'You don’t need retail experience; we’ll show you how everything works. You do need a friendly way with people, reliability, and honesty about what a product can and can’t do. Tell us when you’re available, and we’ll talk about shifts that fit around the rest of your life. When the store gets busy, the team steps in for one another.',
      ],
      questions: [
        ['Tell us about a time you helped a customer find something other than what they came for.', 120],
        ['The store is full and two people need you at once. What do you do?', 120],
        ['Which days and hours suit you best?', 60],
      ],
    }),
    template(26, 'Part-Time Social Media Coordinator', {
      summary: 'Plan, write, and answer where our customers talk.',
      description: [
        'Our customers talk about us online, and we’d like to be part of the conversation. You’ll plan posts, write them, take or choose pictures, answer comments, and report on what worked. Some weeks will bring a launch or an event to cover; others are for trying a new format.',
        'You write well in a small space, know the main platforms from experience, and can stay polite with someone who isn’t. You’ll have a clear tone to follow and the freedom to play with it. The hours are part-time and planned, so nobody expects you to be online around the clock.',
      ],
      questions: [
        [
          'Describe a post or series of yours that did better than you expected. Why do you think it did?',
          180,
        ],
        ['An angry comment is being shared widely. What are your first three steps?', 120],
        ['Which account do you think is run especially well, and why?', 60],
      ],
    }),
    template(27, 'Part-Time Inside Sales Representative', {
      summary: 'Call people who don’t know us yet, and be welcome all the same.',
      description: [
        'Many people dread the first call to a stranger; you happen to like it. You’ll call companies that don’t know us yet, find out whether we can help, and set up meetings for our sales team. You’ll also write follow-up emails and keep careful notes so that no one has to ask the same question twice.',
        'A friendly, straightforward manner matters more here than experience in sales. You can hear no without taking it personally. In the hours we agree on, you’ll practice calls with colleagues, trade ideas on what to say, and find your own way of saying it.',
      ],
      questions: [
        ['Take us through the first thirty seconds of one of your calls.', 120],
        ['Tell us about a no that became a yes. What happened in between?', 120],
        ['How do you keep a friendly tone after ten rejections?', 60],
      ],
    }),
  ],
  contract: [
    template(45, 'Contract Copywriter', {
      summary: 'Write what people read to the end and act on.',
      description: [
        'Words are often the first thing people see of us. For this contract, you’ll write and edit web pages, emails, ads, and the small texts in between, always in a voice that sounds like one company. You’ll get a brief, ask what’s missing from it, and work with design until text and layout fit.',
        'Have a few pieces ready that you’d like to talk about, along with what they were meant to achieve. You meet deadlines, welcome edits that improve a text, and argue against those that don’t. For our part, we’ll tell you who the reader is and give you feedback you can use.',
      ],
      questions: [
        ['Tell us about something you wrote in another person’s voice. How did you find that voice?', 180],
        ['A client’s edits make the copy worse. What do you do?', 120],
        ['Share a sentence of yours that you like, and tell us why.', 60],
      ],
    }),
    template(46, 'Contract Event Manager', {
      summary: 'Plan an event, and stay calm when it doesn’t go to plan.',
      description: [
        'One date, many moving parts, and guests who shouldn’t notice any of them. On this contract, you’ll run an event for us from concept to wrap-up: venue, suppliers, speakers, budget, schedule, and the team on the day. Afterward, you’ll gather feedback and tell us what was worth the money.',
        'We’re looking for someone who has managed events of a similar kind, negotiates fairly, and always has a plan B. Accessible venues and clear information for every guest are a matter of course for you. You’ll have one contact on our side who can make decisions quickly.',
      ],
      questions: [
        ['Describe an event you ran. How many guests came, what was the budget, and what went wrong?', 180],
        ['Two days before the event, the venue cancels. Who do you call first?', 120],
        ['What do you always carry with you at an event?', 60],
      ],
    }),
    template(47, 'Contract Search Marketing Specialist', {
      summary: 'Bring people who are searching for us to the right page at a fair price.',
      description: [
        'People are already searching for what we offer; your job is to make sure they find it. You’ll review our paid and organic search, fix what’s wasting money, test new ads and landing pages, and report results in a way anyone can follow. Marketing and sales will help you understand which visitors become customers.',
        'You’ve managed search budgets, know the main tools, and can tell cause from coincidence. You explain your changes before making big ones. At the end of the contract, you’ll hand over well-organized accounts and notes on what to try next.',
      ],
      questions: [
        ['Tell us about an account you turned around. What did you stop doing first?', 180],
        ['How do you separate what search spending brought in from what would have come anyway?', 120],
        ['Which recent change in search matters most to you?', 60],
      ],
    }),
  ],
  internship: [
    template(63, 'Sales Intern', {
      summary: 'Research, listen in, and soon make calls of your own.',
      description: [
        'Curious how a company wins its customers? Spend an internship with our sales team and see it from the inside. You’ll research companies, prepare meetings, listen in on calls, write follow-ups, and, once you feel ready, talk with prospects yourself.',
        'You like meeting people, write a clear email, and keep going after a no. Sales experience isn’t needed; helping at a store, a fundraiser, or a club counts as a start. We’ll talk through what went well after your calls, so you’ll notice yourself getting better.',
      ],
      questions: [
        ['Tell us about a time you convinced someone. What did they care about?', 120],
        ['How would you find twenty companies that might need what we offer?', 120],
        ['What do you expect to find difficult about selling?', 60],
      ],
    }),
    template(64, 'Marketing Intern', {
      summary: 'Help with campaigns, copy, and numbers, from first idea to result.',
      description: [
        'As an intern, you’ll see a campaign grow from a note on a whiteboard to its results on a chart. Along the way, you’ll research audiences, draft posts and emails, help with pictures or short videos, and keep an eye on the numbers. As you learn, the tasks you take on will get bigger.',
        'We’re looking for someone who enjoys writing, notices good advertising, and asks why it works. Show us something you’ve made for any audience, even a small one. Your ideas will be discussed like everyone else’s, and good ones will be used.',
      ],
      questions: [
        ['Which ad caught your attention lately, and why do you think it worked?', 120],
        ['How would you introduce us to a community you belong to?', 120],
        ['Which tools have you used to make images, copy, or videos?', 60],
      ],
    }),
    template(65, 'Public Relations Intern', {
      summary: 'Help the company speak clearly and hear what is said about it.',
      description: [
        'News about a company travels fast, and public relations helps it arrive in one piece. In this internship, you’ll follow the media, draft press releases and social posts, keep contact lists current, and help prepare interviews and events. You’ll learn how to check a fact, shorten a sentence, and answer a journalist on time.',
        'You read a lot, write with care, and can keep a confidence. Work on a school paper, a blog, or a community project is a good sign but not a must. We’ll edit your drafts with you, line by line, which is the quickest way to learn.',
      ],
      questions: [
        ['Tell us about something you wrote for people you didn’t know.', 120],
        ['Explain one of today’s top news stories in a minute, as if we hadn’t heard about it.', 60],
        ['Which newspaper, show, or feed do you follow, and why?', 60],
      ],
    }),
  ],
};

/** The texts that the translations beside this file translate. */
export const salesTexts = postingTexts(salesTemplates);
