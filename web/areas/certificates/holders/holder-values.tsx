import {
  certificateHolder,
  type CertificateHolderDraft,
} from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { displayText } from '@portico/contract/kit/field.ts'
import classes from '../certificates.module.css'
import { addressLine } from './address-line.ts'

interface Props {
  readonly holder: CertificateHolderDraft
  /** The holder that it is compared with: values that differ are marked. */
  readonly beside: CertificateHolderDraft | null
}

const { fields } = certificateHolder
const shown = ['attention', 'email', 'groupName', 'interest', 'loanNumber', 'asset', 'wording'] as const

/** The values of a holder in lines; those that differ from another holder are marked. */
export function HolderValues({ holder, beside }: Props) {
  const lines = [
    { label: 'Address', text: addressLine(holder), other: beside && addressLine(beside) },
    ...shown.map((field) => ({
      label: fields[field].label,
      text: displayText(fields[field], holder[field]),
      other: beside && displayText(fields[field], beside[field]),
    })),
  ].filter(({ text, other }) => text !== '' || (other !== null && other !== ''))
  return (
    <span className={classes.values}>
      {lines.map(({ label, text, other }) => (
        <span key={label}>
          {label}: {other === null || other === text ? text : <mark>{text === '' ? 'blank' : text}</mark>}
        </span>
      ))}
    </span>
  )
}
