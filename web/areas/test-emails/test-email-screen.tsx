import { languageNames } from '@portico/contract/kit/email/languages.ts'
import { testEmailMessages } from '@portico/contract/areas/test-emails/test-email.messages.ts'
import type { EmailSample } from '@portico/contract/areas/test-emails/test-email.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Choice } from '../../kit/controls/choice.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { FilterBar } from '../../kit/lists/filter-bar.tsx'
import { useFilter } from '../../kit/lists/use-filter.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useBrokerageSelect } from '../brokerages/brokerages.public.ts'
import { SendButton } from './send-button.tsx'
import { type SampleAddress, sampleAddress, type View, views } from './test-email-filter.ts'
import classes from './test-emails.module.css'
import { type SampleChoice, samplePage, sampleQuery } from './test-emails.queries.ts'

/** A sample of one kind of email: light, dark or as text, in the name of a brokerage. */
export default function TestEmailScreen() {
  const { template = '' }: { template?: string } = useParams({ strict: false })
  const { filter: address, onFilter } = useFilter(sampleAddress)
  const { brokerage, language = 'en' } = address
  const choice: SampleChoice = { language, ...(brokerage !== undefined && { brokerage }) }
  const sample = useQuery(sampleQuery(template, choice))
  return (
    <Page
      title={sample.data?.title ?? 'Test Email'}
      eyebrow={<AppLink href="/admin/test-email">Test Email</AppLink>}
      lead="Built from sample data. Links lead nowhere."
    >
      <Bar address={address} languages={sample.data?.languages ?? [language]} onAddress={onFilter} />
      <Loaded query={sample} failed={testEmailMessages.loadFailed} lines={10}>
        {(shown) => (
          <Card title={shown.subject} footer={<SendButton template={template} choice={choice} to={shown.to} />}>
            <div className={classes.sample}>
              <Facts
                facts={[
                  { label: 'To', value: shown.to },
                  { label: 'Name and color', value: shown.isBranded ? 'The brokerage’s' : 'The portal’s own' },
                ]}
              />
              <Preview shown={shown} view={address.view ?? 'light'} address={{ template, choice }} />
            </div>
          </Card>
        )}
      </Loaded>
    </Page>
  )
}

interface BarProps {
  readonly address: SampleAddress
  readonly languages: EmailSample['languages']
  readonly onAddress: (address: SampleAddress) => void
}

function Bar({ address, languages, onAddress }: BarProps) {
  const change = (part: Readonly<Record<string, string>>): void => onAddress(sampleAddress({ ...address, ...part }))
  const choices = languages.map((value) => ({ value, label: languageNames[value] }))
  return (
    <FilterBar
      filter={{ brokerage: address.brokerage, language: address.language ?? 'en' }}
      onChange={change}
      selects={[
        { ...useBrokerageSelect('brokerage', address.brokerage), all: 'None' },
        { key: 'language', label: 'Language', all: null, choices },
      ]}
    >
      <Choice
        label="View"
        options={Object.entries(views).map(([value, label]) => ({ value: value as View, label }))}
        value={address.view ?? 'light'}
        onChange={(view) => change({ view })}
      />
    </FilterBar>
  )
}

interface PreviewProps {
  readonly shown: EmailSample
  readonly view: View
  readonly address: {
    readonly template: string
    readonly choice: SampleChoice
  }
}

function Preview({ shown, view, address: { template, choice } }: PreviewProps) {
  if (view === 'text') return <pre className={classes.text}>{shown.text}</pre>
  return (
    <iframe
      key={view}
      className={classes.frame}
      title={`Preview of the email, ${views[view].toLowerCase()}`}
      sandbox=""
      src={samplePage(template, { ...choice, scheme: view })}
    />
  )
}
