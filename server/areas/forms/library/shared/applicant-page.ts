import { ask, may, need, page, type PageDraft, section, type SectionDraft, whenOneOf } from '../parts.ts'

const applicantSection = (): SectionDraft =>
  section('applicant', 'Applicant', [
    need('legalName'),
    may('dba'),
    need('entityType'),
    ask('entityTypeOther', { required: true, showIf: whenOneOf('entityType', 'Other') }),
    need('fein', 'mailingAddress', 'phone'),
    may('website'),
    need('primaryContact', 'operationsDescription', 'yearsInBusiness'),
  ])

/** The first page of an application for one line, with what that line asks of the business as a whole. */
export const applicantPage = (...more: readonly SectionDraft[]): PageDraft =>
  page('applicantPage', 'Applicant', [applicantSection(), ...more], {
    help: 'Much of this page is filled from what you told us before. Please check it.',
  })
