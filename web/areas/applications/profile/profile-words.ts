import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'

/** The pages of a profile that are forms, in their order: what they are called, and what they are for. */
export const profilePages: Readonly<Record<ProfilePageName, { readonly title: string; readonly help: string }>> = {
  entity: {
    title: 'Entity',
    help: 'Who you are in law: names, addresses, contacts, owners and related companies. Have your formation papers and tax number at hand.',
  },
  'general-info': {
    title: 'General information',
    help: 'What you do and how large you are: operations, sales, payroll and people by year, and the questions that every carrier asks.',
  },
  safety: {
    title: 'Safety',
    help: 'How you keep people safe: your programme, meetings, training, driver standards and OSHA record. Your safety manager knows most of it.',
  },
  industry: {
    title: 'Industry',
    help: 'Your industry code, and the questions that belong to it, such as those for contractors, restaurants or trucking.',
  },
}

/** Where the profile of an account opens, or a page of it. */
export const profilePath = (accountId: string, page?: ProfilePageName | 'named-insureds' | 'files'): string =>
  `/${encodeURIComponent(accountId)}/profile${page === undefined ? '' : `/${page}`}`
