import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { OpenEntry, OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { statusLabels } from '../../applications/applications.public.ts'
import { OpenSheet } from './open-sheet.tsx'
import type { OpenPlace } from './open-place.ts'
import { linkTo } from './link-to.ts'
import classes from './open.module.css'

interface Props {
  readonly place: OpenPlace
  readonly landing: OpenLanding
  readonly inside: NonNullable<OpenLanding['inside']>
  readonly go: (path: string) => void
}

/** What is asked, and how far each form is. */
export function FormList({ place: { token }, landing: { askedBy }, inside, go }: Props) {
  const { t } = useTexts()
  const { account, recipientName, expiresAt, applications } = inside
  if (applications.length === 0)
    return (
      <OpenSheet title={t('Forms to complete')}>
        <Page title={t('Forms for {company}', { company: account })}>
          <EmptyState title={t('All forms are complete')}>
            {t('The forms for this link were removed. {name} can tell you if anything else is needed.', {
              name: askedBy,
            })}
          </EmptyState>
        </Page>
      </OpenSheet>
    )
  const lead = t('{name} asked {recipient} to complete these by {date}.', {
    name: askedBy,
    recipient: recipientName,
    date: formatDate(new Date(expiresAt)),
  })
  return (
    <OpenSheet title={t('Forms to complete')}>
      <Page title={t('Forms for {company}', { company: account })} lead={lead}>
        <ul className={classes.entries} aria-label={t('Forms')}>
          {applications.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} href={`/o/${token}/applications/${entry.id}`} go={go} />
            </li>
          ))}
        </ul>
      </Page>
    </OpenSheet>
  )
}

const openLabels = { DONE: 'Read {form}', NOT_STARTED: 'Start {form}', IN_PROGRESS: 'Continue {form}' } as const

interface EntryProps {
  readonly entry: OpenEntry
  readonly href: string
  readonly go: (path: string) => void
}

function Entry({ entry: { name, title, year, policyType, status, progress, others }, href, go }: EntryProps) {
  const { t, said } = useTexts()
  const other = openLinkMessages.others[others]
  return (
    <Card
      title={`${name} ${year}`}
      action={<Pill tone={statusLabels[status].tone}>{said(statusLabels[status].label)}</Pill>}
    >
      <div className={classes.entry}>
        <p>{[title === name ? '' : title, policyType].filter((part) => part !== '').join(' · ')}</p>
        {other !== undefined && <p>{said(other)}</p>}
        <ProgressBar label={t('{form} complete', { form: name })} percent={progress.percent} />
        <div className={classes.row}>
          <a {...linkTo(href, go)}>{t(openLabels[status], { form: name })}</a>
          <span>{t('{answered} of {required} required answers', progress)}</span>
        </div>
      </div>
    </Card>
  )
}
