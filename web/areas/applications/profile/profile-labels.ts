import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'

/** The pages of a profile that are forms, in their order: what they are called, and what they are for. */
export const profilePages: Readonly<Record<ProfilePageName, { readonly title: string; readonly help: string }>> = {
  entity: {
    title: 'Entity',
    help: 'Legal names, addresses, contacts, owners, and related companies. Have your formation documents and FEIN ready.',
  },
  'general-info': {
    title: 'General information',
    help: 'Operations, annual sales, payroll, and headcount, and the questions every carrier asks.',
  },
  safety: {
    title: 'Safety',
    help: 'Safety program, meetings, training, driver standards, and OSHA record. Your safety manager can help with this section.',
  },
  industry: {
    title: 'Industry',
    help: 'Your industry code and the questions for your industry. Examples: contractors, restaurants, trucking.',
  },
}

/** The address of an account's profile, or of one of its pages. */
export const profilePath = (accountId: string, page?: ProfilePageName | 'named-insureds' | 'files'): string =>
  `/${encodeURIComponent(accountId)}/profile${page === undefined ? '' : `/${page}`}`
