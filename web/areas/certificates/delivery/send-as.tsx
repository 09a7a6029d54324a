import {
  type DeliveryForm,
  deliveryForms,
} from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { Choice } from '../../../kit/controls/choice.tsx'

const forms = choicesOf(deliveryForms) as readonly { value: DeliveryForm; label: string }[]

interface Props {
  readonly value: DeliveryForm
  readonly onChange: (form: DeliveryForm) => void
}

/** Whether certificates are emailed as a PDF or as a link. */
export const SendAs = (props: Props) => <Choice label="Send as" options={forms} {...props} />
