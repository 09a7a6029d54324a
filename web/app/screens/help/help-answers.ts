import type { HelpTopic } from '@portico/contract/kit/help.shapes.ts'
import file from './help-topics.json'

export type { HelpTopic }

/** Common questions by topic. `brand` is who to contact. */
export function helpTopics(brand: string, isGuest = false): readonly HelpTopic[] {
  const topics: readonly HelpTopic[] = file.topics
  return topics
    .filter(({ forGuests }) => !isGuest || forGuests === true)
    .map((topic) => ({
      ...topic,
      answers: topic.answers.map(({ question, answer }) => ({
        question,
        answer: answer.replaceAll(named, (_all, before: string) => before + (before === ' ' ? brand : capital(brand))),
      })),
    }))
}

/** The place of a name, with what is before it: within a sentence a space. */
const named = /(^|[.?] | )\{brand\}/g

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Who people contact: their brokerage by name if the page has its branding. */
export const brokerOf = ({ name, brokerCode }: { readonly name: string; readonly brokerCode: string | null }): string =>
  brokerCode === null ? 'your broker' : name

/** The topic of a page, by the longest matching address prefix. */
export function topicOf<Topic extends Pick<HelpTopic, 'pages'>>(
  topics: readonly Topic[],
  path: string,
): Topic | undefined {
  const parts = path.split('/').slice(1)
  const lengthIn = (page: string): number => {
    const wanted = page.replace(/^\//, '').split('/')
    const found = page.startsWith('/') ? parts : parts.slice(1)
    return wanted.every((part, at) => found[at] !== undefined && (part === '*' || part === found[at]))
      ? wanted.length
      : 0
  }
  const [best] = topics
    .map((topic) => ({ topic, length: Math.max(0, ...topic.pages.map(lengthIn)) }))
    .toSorted((one, other) => other.length - one.length)
  return best === undefined || best.length === 0 ? undefined : best.topic
}

/** The topics with answers that contain every typed word; other topics are omitted. */
export function findAnswers(topics: readonly HelpTopic[], typed: string): readonly HelpTopic[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ question, answer }: HelpTopic['answers'][number], title: string) => {
    const text = `${title} ${question} ${answer}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return topics
    .map((topic) => ({ ...topic, answers: topic.answers.filter((answer) => fits(answer, topic.title)) }))
    .filter(({ answers }) => answers.length > 0)
}
