import { leadSources, pipelineStages } from '@portico/contract/areas/details/pipeline.shapes.ts'
import { prospectMessages } from '@portico/contract/areas/prospects/prospect.messages.ts'
import { prospectForms } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { SearchField } from '../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { listCsv } from '../../kit/lists/list-state.ts'
import { SavedViews } from '../../kit/lists/saved-views.tsx'
import { useTypedSearch } from '../../kit/lists/use-typed-search.ts'
import { saveTextFile } from '../../platform/downloads/save-text-file.ts'
import { formatCount } from '../../platform/formats.ts'
import { useWork } from '../../platform/use-work.ts'
import { brokeragePages } from '../brokerages/brokerages.door.ts'
import { fileColumns } from './prospect-columns.tsx'
import { prospectFilter } from './prospect-filter.ts'
import { allProspects, mostRows, type ProspectQuery } from './prospects.queries.ts'
import classes from './prospects.module.css'

interface Props {
  readonly filter: ProspectQuery
  readonly onFilter: (filter: ProspectQuery) => void
}

const selects = [
  { key: 'stage', label: 'Stage', choices: choicesOf(pipelineStages) },
  { key: 'source', label: 'Source', choices: choicesOf(leadSources) },
  { key: 'forms', label: 'Applications', choices: choicesOf(prospectForms) },
] as const

/** What narrows the list, its saved views, and its file. */
export function ProspectBar({ filter, onFilter }: Props) {
  const change = (changed: Readonly<Record<string, unknown>>): void =>
    onFilter(prospectFilter({ ...filter, ...changed }))
  const { typed, type } = useTypedSearch(filter.search ?? '', (search) => change({ search }))
  const work = useWork()
  return (
    <>
      <search className={classes.bar}>
        <div className={classes.search}>
          <SearchField
            label="Find a prospect"
            placeholder="Company name or account code"
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </div>
        <BrokerageFilter value={filter.brokerCode ?? ''} onChange={(brokerCode) => change({ brokerCode })} />
        {selects.map(({ key, label, choices }) => (
          <SelectField
            key={key}
            label={label}
            data={[{ value: '', label: 'All' }, ...choices]}
            value={filter[key] ?? ''}
            onChange={(event) => change({ [key]: event.currentTarget.value })}
          />
        ))}
        <SavedViews list="prospects" search={{ ...filter }} onOpen={(search) => onFilter(prospectFilter(search))} />
        <Button
          kind="secondary"
          small
          icon={<IconDownload size={16} aria-hidden />}
          busy={work.busy}
          onClick={() => void work.run(() => download(filter), prospectMessages.exportFailed)}
        >
          Download CSV
        </Button>
      </search>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
    </>
  )
}

async function download(filter: ProspectQuery): Promise<void> {
  const rows = await allProspects(filter)
  saveTextFile('prospects.csv', listCsv(rows, fileColumns), 'text/csv')
  if (rows.length >= mostRows)
    toasts.show('warning', `The file has the newest ${formatCount(mostRows)} prospects. Use a filter to get others.`)
}

interface FilterProps {
  readonly value: string
  readonly onChange: (brokerCode: string) => void
}

/** Brokerages to choose from: those of the first page, and the one that is chosen. */
function BrokerageFilter({ value, onChange }: FilterProps) {
  const pages = useInfiniteQuery(brokeragePages)
  const known = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const choices = known.map(({ brokerCode, brokerName }) => ({ value: brokerCode, label: brokerName }))
  const isKnown = value === '' || choices.some((choice) => choice.value === value)
  return (
    <SelectField
      label="Brokerage"
      data={[{ value: '', label: 'All' }, ...choices, ...(isKnown ? [] : [{ value, label: value }])]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
