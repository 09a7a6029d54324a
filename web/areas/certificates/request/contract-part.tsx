import type {
  CertificateHolder,
  CertificateHolderDraft,
} from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FileSender } from '../../../kit/files/file-sender.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted } from '../../../platform/formats.ts'
import classes from '../certificates.module.css'
import { addressLine } from '../holders/address-line.ts'
import type { ContractReading, ReadContract } from './contract-reading.ts'
import type { RequestState } from './use-request.ts'

interface Taking {
  readonly state: RequestState
  readonly holders: readonly CertificateHolder[]
  readonly onChoose: (holder: CertificateHolder) => void
  readonly onAdd: (start: Partial<CertificateHolderDraft>) => void
}

interface Props extends Taking {
  readonly error: string | undefined
  readonly readContract: ReadContract
}

/** The contract that requires the certificate. The holder and project that it names are proposed. */
export function ContractPart({ error, readContract, ...taking }: Props) {
  const { request, contract, change } = taking.state
  const [reading, setReading] = useState<ContractReading>()
  const attached = [reading, contract].find((each) => each?.id === request.contractId)
  return (
    <FieldGroup
      label="Contract"
      description="Optional. Upload a PDF or Word document (.docx), and we propose the holder and project that it names."
      error={error}
    >
      <div className={classes.contract}>
        {attached && (
          <div className={classes.line}>
            <span>{attached.name}</span>
            <Button
              kind="quiet"
              small
              aria-label={`Remove ${attached.name}`}
              onClick={() => change({ contractId: null })}
            >
              Remove
            </Button>
          </div>
        )}
        {reading !== undefined && reading === attached && <Proposals reading={reading} {...taking} />}
        <FileSender
          label="Upload contract"
          inputLabel="Contract that requires the certificate"
          accept=".pdf,.docx"
          failure={certificateMessages.saveFailed}
          onSend={async (file, sending) => {
            const read = await readContract(file, sending)
            setReading(read)
            change({ contractId: read.id })
          }}
        />
      </div>
    </FieldGroup>
  )
}

/** What was read. Each part counts once the person uses it. */
function Proposals({ reading, state, holders, onChoose, onAdd }: Taking & { readonly reading: ContractReading }) {
  const { holder, project, requirements, href } = reading
  const isNamed = ({ name }: CertificateHolder): boolean => name.toLowerCase() === holder?.name?.toLowerCase()
  const listed = holders.find(isNamed)
  const where = addressLine(holder ?? {})
  return (
    <Notice kind="info">
      {holder === undefined && project === '' && <p>The contract names no holder or project that we could read.</p>}
      {holder !== undefined && (
        <p>
          Holder: {holder.name}
          {where !== '' && `, ${where}`}{' '}
          <Button kind="secondary" small onClick={() => (listed === undefined ? onAdd(holder) : onChoose(listed))}>
            {listed === undefined ? 'Add as holder…' : 'Use this holder'}
          </Button>
        </p>
      )}
      {project !== '' && (
        <p>
          Project: {project}{' '}
          <Button kind="secondary" small onClick={() => state.change({ project })}>
            Use this project
          </Button>
        </p>
      )}
      <p>
        {counted(requirements, 'insurance requirement')} found.{' '}
        <AppLink href={href}>Compare them with your policies</AppLink>
      </p>
    </Notice>
  )
}
