import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRecentAccounts } from '../../areas/accounts/accounts.public.ts'
import { useBrand } from '../../areas/branding/branding.public.ts'
import { q } from '../../platform/queries.ts'
import { brokerOf, findAnswers, type HelpTopic, helpTopics } from '../screens/help/help-answers.ts'
import { userPages } from '../shell/menus/staff-menus.ts'
import type { MenuItem } from '../shell/menus/menu-item.ts'
import { useMenus } from '../shell/menus/use-menus.ts'
import { type Entry, foundWithin, type Group, home } from './found-within.ts'

const pauseMs = 200
const fewestLetters = 2

/**
 * Entries that match the typed words: screens immediately, the rest from the server after a pause. Results are stored
 * by their query, so that late ones never show for newer text. Without text: the accounts opened last.
 */
export function usePaletteEntries(user: CurrentUser, account: Account | undefined, typed: string) {
  const words = typed.trim()
  const [asked] = useDebouncedValue(words, pauseMs)
  const isAsked = words.length >= fewestLetters
  const search = useQuery({
    ...q('GET /api/search', {
      query: { text: words, ...(account === undefined ? {} : { account: account.accountCode }) },
    }),
    enabled: isAsked && asked === words,
  })
  const opened = useRecentAccounts(user.userId)
  const broker = brokerOf(useBrand())
  const lower = words.toLowerCase()
  const screens = useScreens(user, account).filter(({ label }) => label.toLowerCase().includes(lower))
  const found = isAsked ? search.data : undefined
  const groups: Group[] = [
    ...(words === '' ? [{ title: 'Recent accounts', entries: opened.map(accountEntry) }] : []),
    { title: 'Screens', entries: screens },
    { title: 'Accounts', entries: found?.accounts.map(accountEntry) ?? [] },
    ...foundWithin(account, found),
    { title: 'Help', entries: isAsked ? helpEntries(helpTopics(broker), words) : [] },
  ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isLoading: isAsked && search.isPending,
    failed: isAsked && search.isError ? search.refetch : undefined,
  }
}

/** Every screen that the menus lead to, each once, under the name it has there. */
function useScreens(user: CurrentUser, account: Account | undefined): Entry[] {
  const menus = useMenus(user, account)
  const sections = menus.account.flatMap(({ items }) => items.flatMap((item) => [item, ...viewsOf(item)]))
  const all = [...sections, ...menus.general, ...menus.brokerage, ...menus.admin, ...userPages]
  return [...new Map(all.map(({ label, href, detail = '' }) => [href, { label, href, detail }])).values()]
}

/** Pages found under another name than in the menu. */
const viewsOf = ({ label, href }: Pick<MenuItem, 'label' | 'href'>) =>
  label === 'Policies'
    ? [{ label: 'Coverage Summary', detail: '', href: href.replace(/policy$/, 'coverage-summary') }]
    : []

const accountEntry = ({ accountCode, companyName }: { accountCode: string; companyName: string }): Entry => ({
  label: companyName,
  detail: accountCode,
  href: home(accountCode),
})

/** The most questions that are listed below everything else. */
const mostAnswers = 4

const helpEntries = (topics: readonly HelpTopic[], words: string): Entry[] =>
  findAnswers(topics, words)
    .flatMap(({ title, answers }) => answers.map(({ question }) => ({ title, question })))
    .slice(0, mostAnswers)
    .map(({ title, question }) => ({
      label: question,
      detail: title,
      href: `/help?find=${encodeURIComponent(question)}`,
    }))
