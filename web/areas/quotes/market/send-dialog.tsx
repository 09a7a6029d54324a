import type { Language } from '@portico/contract/kit/email/languages.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { type MarketQuote, PacketSends } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { RecipientLanguageField } from '../../../kit/language/recipient-language.tsx'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { useMarketCalls } from '../quotes.queries.ts'
import classes from '../quotes.module.css'

interface Props {
  readonly accountId: string
  /** The markets that can be sent the packet. */
  readonly quotes: readonly MarketQuote[]
  /** Initially selected; by default, all that were not sent anything yet. */
  readonly chosen?: string
  readonly onClose: () => void
}

interface Market {
  readonly isChosen: boolean
  readonly name: string
  readonly email: string
  readonly language: Language
}

interface Values {
  readonly markets: Market[]
}

/** Emails the packet of the last submission to an underwriter of each selected market. */
export function SendDialog({ accountId, quotes, chosen, onClose }: Props) {
  const { sendPackets } = useMarketCalls(accountId)
  const form = useForm<Values>({ defaultValues: { markets: quotes.map((quote) => startOf(quote, chosen)) } })

  const send = async ({ markets }: Values): Promise<void> => {
    const places = markets.flatMap(({ isChosen }, place) => (isChosen ? [place] : []))
    const sends = places.map((place) => {
      const { name, email, language } = markets[place]!
      return { quoteId: quotes[place]!.id, name, email: email.trim(), language }
    })
    const read = PacketSends.safeParse({ sends })
    if (read.success) {
      await sendPackets(read.data)
      return onClose()
    }
    for (const { path, message } of read.error.issues) {
      const place = places[Number(path[1])]
      if (place === undefined) form.setError('root', { message })
      else form.setError(`markets.${place}.${path[2] === 'email' ? 'email' : 'name'}`, { message })
    }
  }

  return (
    <FormDialog
      title="Email packet to markets"
      size="large"
      saveLabel="Email packet"
      form={form}
      onSave={send}
      onClose={onClose}
      failure={(error) => Object.values(refusedFields(error))[0] ?? reasonOf(error, quoteMessages.saveFailed)}
    >
      <p className={classes.lead}>
        Each underwriter gets a link to the packet of the last submission. A link that they had before stops working.
      </p>
      {form.formState.errors.root !== undefined && <p role="alert">{form.formState.errors.root.message}</p>}
      {quotes.map((quote, place) => (
        <MarketFields key={quote.id} quote={quote} place={place} form={form} />
      ))}
    </FormDialog>
  )
}

interface MarketFieldsProps {
  readonly quote: MarketQuote
  readonly place: number
  readonly form: UseFormReturn<Values>
}

function MarketFields({ quote: { carrier, line }, place, form }: MarketFieldsProps) {
  const isChosen = useWatch({ control: form.control, name: `markets.${place}.isChosen` })
  const errors = form.formState.errors.markets?.[place]
  const market = `${carrier}, ${policyTypeName(line)}`
  return (
    <div className={classes.market} role="group" aria-label={market}>
      <CheckField label={market} {...form.register(`markets.${place}.isChosen`)} />
      {isChosen && (
        <div className={classes.fields}>
          <TextField
            label="Underwriter"
            required
            autoComplete="off"
            error={errors?.name?.message}
            {...form.register(`markets.${place}.name`)}
          />
          <TextField
            label="Email"
            type="email"
            required
            autoComplete="off"
            error={errors?.email?.message}
            {...form.register(`markets.${place}.email`)}
          />
          <RecipientLanguageField {...form.register(`markets.${place}.language`)} />
        </div>
      )}
    </div>
  )
}

/** Starts with the contact that was sent the packet last. */
function startOf({ id, packets }: MarketQuote, chosen: string | undefined): Market {
  const [last] = packets
  const isChosen = chosen === undefined ? last === undefined : chosen === id
  return { isChosen, name: last?.recipient ?? '', email: last?.email ?? '', language: 'en' }
}
