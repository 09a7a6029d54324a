import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { type Pipeline, pipelineFields, PipelineEdit } from '@portico/contract/areas/details/pipeline.shapes.ts'
import { displayText } from '@portico/contract/kit/field.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { Card } from '../../kit/layout/card.tsx'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const readKey = 'GET /api/accounts/{accountId}/details/pipeline'
const saveKey = 'PUT /api/accounts/{accountId}/details/pipeline'

interface Props {
  readonly accountId: string
  readonly mayEdit: boolean
}

/** A prospect's status with the brokerage, and its source. */
export function PipelineCard({ accountId, mayEdit }: Props) {
  const query = useQuery(q(readKey, { params: { accountId } }))
  const [isEdited, setEdited] = useState(false)
  return (
    <Card
      title="Pipeline"
      action={
        mayEdit &&
        query.data && (
          <Button kind="secondary" small onClick={() => setEdited(true)}>
            Change pipeline
          </Button>
        )
      }
    >
      <Loaded query={query} failed={detailsMessages.pipelineFailed} lines={2}>
        {({ stage, source }) => (
          <Facts
            facts={[
              { label: pipelineFields.stage.label, value: displayText(pipelineFields.stage, stage) },
              { label: pipelineFields.source.label, value: displayText(pipelineFields.source, source) },
            ]}
          />
        )}
      </Loaded>
      {isEdited && query.data && (
        <PipelineDialog accountId={accountId} pipeline={query.data} onClose={() => setEdited(false)} />
      )}
    </Card>
  )
}

interface DialogProps {
  readonly accountId: string
  readonly pipeline: Pipeline
  readonly onClose: () => void
}

function PipelineDialog({ accountId, pipeline, onClose }: DialogProps) {
  const cache = useQueryClient()
  const params = { accountId }
  return (
    <RecordDialog
      title="Change pipeline"
      fields={pipelineFields}
      schema={PipelineEdit.omit({ version: true })}
      stale={useSavedMeanwhile(saveKey, pipeline, onClose)}
      failure={detailsMessages.pipelineSaveFailed}
      onSave={async (typed, base) => {
        const { version } = base ?? pipeline
        try {
          await call(saveKey, { params, body: { ...typed, version } })
          toasts.show('success', detailsMessages.pipelineSaved)
        } finally {
          await cache.invalidateQueries({ queryKey: [readKey, { params }] })
        }
      }}
      onClose={onClose}
    />
  )
}
