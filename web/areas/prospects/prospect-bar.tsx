import { leadSources, pipelineStages } from '@portico/contract/areas/details/pipeline.shapes.ts'
import { prospectMessages } from '@portico/contract/areas/prospects/prospect.messages.ts'
import { prospectForms } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { FilterBar } from '../../kit/lists/filter-bar.tsx'
import { listCsv } from '../../kit/lists/list-state.ts'
import { SavedViews } from '../../kit/lists/saved-views.tsx'
import { saveTextFile } from '../../platform/downloads/save-text-file.ts'
import { formatCount } from '../../platform/formats.ts'
import { useWork } from '../../platform/use-work.ts'
import { useBrokerageSelect } from '../brokerages/brokerages.public.ts'
import { fileColumns } from './prospect-columns.tsx'
import { prospectFilter } from './prospect-filter.ts'
import { allProspects, mostRows, type ProspectQuery } from './prospects.queries.ts'

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
  const work = useWork()
  return (
    <>
      <FilterBar
        filter={{ ...filter }}
        onChange={(changed) => onFilter(prospectFilter({ ...filter, ...changed }))}
        search={{ label: 'Find a prospect', placeholder: 'Company name or account code' }}
        selects={[useBrokerageSelect('brokerCode', filter.brokerCode), ...selects]}
      >
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
      </FilterBar>
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
