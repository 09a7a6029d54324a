import { choice, page, type PageDraft, section, signature } from '../parts.ts'

const required = { required: true, locked: true }

/** The last page of every application: what the signer declares, the warning of fraud, and the signature. */
export const signaturePage = (): PageDraft =>
  page(
    'signaturePage',
    'Declaration and signature',
    [
      section(
        'declaration',
        'Declaration',
        [choice('declarationRead', 'I declare that this is so', ['Yes, I declare this'], required)],
        {
          locked: true,
          help: [
            'I am allowed to sign for the applicant. I have asked those who know the answers, and to the best of our',
            'knowledge they are true and complete. If anything changes before the insurance begins, we will say so at once.',
            'I understand that insurers rely on these answers, that signing does not bind the applicant or an insurer,',
            'and that no cover is in force until an insurer confirms it in writing.',
          ].join(' '),
        },
      ),
      section(
        'fraudNotice',
        'Notice on fraud',
        [choice('fraudNoticeRead', 'I have read the notice on fraud', ['Yes, I have read it'], required)],
        {
          locked: true,
          help: [
            'Whoever knowingly gives an insurer false information, or hides a fact that matters, in order to obtain',
            'insurance or a payment commits fraud in most states. It may lead to fines, imprisonment, loss of cover and',
            'refusal of claims. The wording that your state prescribes, where it has one, is part of the carrier’s own papers.',
          ].join(' '),
        },
      ),
      section('signing', 'Signature', [
        signature('applicantSignature', 'Signature of the applicant', {
          ...required,
          help: 'By an owner, partner, officer or someone they have authorised.',
        }),
      ]),
    ],
    { locked: true },
  )
