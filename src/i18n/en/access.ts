import { texts } from '../texts.ts'

/** Why a document is closed, and the request for access to it. */
export const accessTexts = texts('access', {
  loading: 'Loading the reasons',
  failed: "The reasons couldn't be loaded.",
  reasons: 'What your subscription lacks',
  subscription: 'You have no subscription to research.',
  ended: 'Your subscription ended on {date}.',
  level: 'A higher subscription level is needed.',
  download: 'You can read this document, but its file is not included.',
  library: 'Library',
  fact: '{label}: {values}',
  file: 'File not Included',
  fileText: "Your subscription doesn't include the file of this document.",
  note: 'Note to your contact (optional)',
  ask: 'Request access',
  askAgain: 'Request again',
  withdraw: 'Withdraw request',
  requested: 'You requested access on {date}.',
  declined: 'Your request of {date} was declined.',
  requestedMark: 'Requested on {date}',
  declinedMark: 'Request of {date} declined',
  notSent: "Your request couldn't be sent.",
  notWithdrawn: "Your request couldn't be withdrawn.",
  pending: 'Access requested',
  open: 'You have access to this document now.',
  openDocument: 'Open document',
})
