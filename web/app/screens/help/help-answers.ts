export interface HelpAnswer {
  readonly question: string
  readonly answer: string
}

export interface HelpTopic {
  readonly title: string
  readonly answers: readonly HelpAnswer[]
}

/** The questions that people ask, by what they are about. `brand` is whom they turn to. */
export const helpTopics = (brand: string): readonly HelpTopic[] => [
  {
    title: 'Logging in',
    answers: [
      {
        question: 'How do I log in?',
        answer:
          'With your username, which is your e-mail address, and your password. If two-factor is on for you, a code of six digits follows.',
      },
      {
        question: 'I do not know my password. What now?',
        answer:
          'Choose “Forgot password?” on the login page and type your username. A mail brings a link with which you set a new one. If no mail comes within a few minutes, look in the spam folder, and check that the address is the one you log in with.',
      },
      {
        question: 'Can I log in without a password?',
        answer:
          'Yes: type your username on the login page and choose “E-mail me a login link”. It logs you in once, within 15 minutes, on the device where you open it. If two-factor is on for you, the code is still asked for.',
      },
      {
        question: 'A link says that it was used already or has expired.',
        answer:
          'Links work once and for a limited time: 15 minutes to log in, 7 days for an invitation. Ask for a new one where you got the first: on the login page, or from whoever invited you. Only the newest link works.',
      },
      {
        question: 'Why does the portal ask me to log in again?',
        answer:
          'After an hour without activity, and twelve hours after the login at the latest, the session ends so that nobody else can use it. You come back to the page where you were.',
      },
      {
        question: 'I was told about a login that was not mine.',
        answer: `Set a new password at once, end the other sessions under My User, and tell ${brand}.`,
      },
    ],
  },
  {
    title: 'Two-factor codes',
    answers: [
      {
        question: 'Where do I get the code?',
        answer:
          'By text message, by a call, or from an authenticator app, as you have chosen under My User. A sent code works for five minutes, and a new one can be asked for after 30 seconds.',
      },
      {
        question: 'No code comes.',
        answer:
          'Check that the phone has a signal and that the last digits shown are those of your number. Then ask for another code; only the newest one works. If text messages do not reach you, choose a call.',
      },
      {
        question: 'I lost my phone, or have a new number.',
        answer: `Use one of your recovery codes in place of the code, then set up the new phone under My User. Without recovery codes only ${brand} can help: they make sure that it is you, and switch two-factor off until you set it up again.`,
      },
      {
        question: 'What are recovery codes?',
        answer:
          'Codes for the day your phone is not at hand. They are shown once, when you set up two-factor; each works once. Keep them apart from your phone. New ones can be made under My User, which ends the old ones.',
      },
      {
        question: 'Can I switch two-factor off?',
        answer: 'Under My User, unless your brokerage requires it for you. The portal says so where it does.',
      },
    ],
  },
  {
    title: 'People and rights',
    answers: [
      {
        question: 'What may an Admin do, and what a User?',
        answer:
          'On an account, an Admin of the insured invites people, gives them their rights and takes them away again. A User works on the account within the rights that were given, for instance without loss runs or financials.',
      },
      {
        question: 'What do the people of the brokerage see?',
        answer:
          'Advisors, account managers and the people for claims and loss control see the accounts that their brokerage serves, and nothing of others. A brokerage admin also looks after the brokerage’s own people and settings.',
      },
      {
        question: 'What does Read Only mean?',
        answer: 'Your login may look at everything of the account, but changes nothing.',
      },
      {
        question: 'How does a colleague get access?',
        answer:
          'An Admin of the account, or the brokerage, invites them by e-mail. The link of the invitation works for 7 days.',
      },
      {
        question: 'Why is a page or a menu item missing?',
        answer: `It may not be switched on for your account, or your rights do not include it. An Admin of the account or ${brand} can tell.`,
      },
    ],
  },
  {
    title: 'Accounts and tasks',
    answers: [
      {
        question: 'Where do I see who looks after my account?',
        answer: 'On the dashboard of the account: the card names the person, with telephone and e-mail.',
      },
      {
        question: 'I work for several companies. How do I switch?',
        answer: 'Choose Switch Account in the menu, or the logo if no account is open.',
      },
      {
        question: 'Who can complete a task?',
        answer:
          'The person it is assigned to. Ticking the box can be undone for five seconds; after that the task moves to Completed in the list of all tasks.',
      },
      {
        question: 'Who can change or delete a task?',
        answer: 'Whoever created it, and the primary account manager of the account.',
      },
    ],
  },
]

/** The topics with the answers in which every typed word occurs; topics without any are left out. */
export function findAnswers(topics: readonly HelpTopic[], typed: string): readonly HelpTopic[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ question, answer }: HelpAnswer) => {
    const text = `${question} ${answer}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return topics
    .map(({ title, answers }) => ({ title, answers: answers.filter(fits) }))
    .filter(({ answers }) => answers.length > 0)
}
