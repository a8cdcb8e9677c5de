import type { DeliverySettings } from '#contract/delivery.ts'
import { provider } from '#server/platform/config/provider.ts'
import { type Device, describeDevice } from './device.ts'

/** What has happened to an account that its user should know of. */
export type SecurityEvent =
  | 'password_changed'
  | 'password_reset'
  | 'totp_added'
  | 'totp_removed'
  | 'totp_removed_by_desk'
  | 'codes_renewed'
  | 'code_used'
  | 'codes_wrong'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkeys_removed_by_desk'
  | 'new_device'

/**
 * `asked` and `notAsked` stand in place of `wasYou` and `wasNotYou` where another has done it; `step` is one more thing to do
 * about it.
 */
type EventTexts = { subject: string; text: string; asked?: string; notAsked?: string; step?: string }

/** The words of a mail about the security of an account in one language. */
type MailTexts = {
  locale: string
  events: Readonly<Record<SecurityEvent, EventTexts>>
  greeting(name: string): string
  account(username: string): string
  when(time: string): string
  from(address: string): string
  device(device: Device): string
  codesLeft(count: number): string
  wasYou: string
  wasNotYou: string
  endSessions(url: string): string
  changePassword(url: string): string
  tell(address: string): string
}

const en: MailTexts = {
  locale: 'en-GB',
  events: {
    password_changed: {
      subject: 'Your password was changed',
      text: 'Your password was changed in the portal, by somebody who entered the old one. Every device has been signed out.',
    },
    password_reset: {
      subject: 'Your password was changed',
      text: 'Your password was set by a link that was sent to this mailbox. Every device has been signed out.',
      step: 'Change the password of your mailbox, because somebody may be reading your email.',
    },
    totp_added: {
      subject: 'Two-step verification is on',
      text: 'An authenticator app was added to your account. From now on, signing in also takes a code from this app.',
    },
    totp_removed: {
      subject: 'Two-step verification is off',
      text: 'The authenticator app was removed from your account. From now on, the password alone is enough to sign in.',
    },
    totp_removed_by_desk: {
      subject: 'Two-step verification is off',
      text: `${provider} removed the authenticator app from your account and ended all your sessions. From now on, the password alone is enough to sign in. You can add an app again in your account.`,
      asked: 'If you asked for this, you don’t need to do anything.',
      notAsked: 'If you did not ask for this, somebody else may be trying to get into your account:',
    },
    codes_renewed: {
      subject: 'New recovery codes',
      text: 'New recovery codes were made for your account. The old ones do not work any more.',
    },
    code_used: {
      subject: 'A recovery code was used',
      text: 'A recovery code of your account was entered instead of a code from the authenticator app, to sign in or to confirm who is signed in.',
    },
    codes_wrong: {
      subject: 'Wrong codes were entered',
      text: 'Ten wrong codes or more were entered for your account within a day. None of them was accepted. Codes are asked for only after your password was entered, or a sign-in link from this mailbox was opened.',
    },
    passkey_added: {
      subject: 'A passkey was added',
      text: 'A passkey was added to your account. It signs in without your password.',
      step: 'Remove the passkeys that you do not know from your account: a new password does not remove them.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      text: 'A passkey was removed from your account. It does not sign in any more.',
    },
    passkeys_removed_by_desk: {
      subject: 'Your passkeys were removed',
      text: `${provider} removed all passkeys from your account and ended all your sessions. You can add passkeys again in your account.`,
      asked: 'If you asked for this, you don’t need to do anything.',
      notAsked: 'If you did not ask for this, somebody else may be trying to get into your account:',
    },
    new_device: {
      subject: 'A sign-in from a new device',
      text: 'Somebody signed in to your account from a device that we do not know.',
    },
  },
  greeting: (name) => `Dear ${name},`,
  account: (username) => `Account: ${username}`,
  when: (time) => `When: ${time} UTC`,
  from: (address) => `From: ${address}`,
  device: (device) => `Device: ${describeDevice(device)}`,
  codesLeft: (count) => `Recovery codes left: ${count}`,
  wasYou: 'If this was you, you don’t need to do anything.',
  wasNotYou: 'If this was not you, somebody else may have access to your account:',
  endSessions: (url) => `End the sessions that you do not know: ${url}`,
  changePassword: (url) => `Set a new password at once: ${url}`,
  tell: (address) => `Reply to this email, or write to ${address}.`,
}

const de: MailTexts = {
  locale: 'de-DE',
  events: {
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      text: 'Ihr Passwort wurde im Portal geändert, mit Eingabe des alten. Alle Geräte wurden abgemeldet.',
    },
    password_reset: {
      subject: 'Ihr Passwort wurde geändert',
      text: 'Ihr Passwort wurde über einen Link gesetzt, der an dieses Postfach ging. Alle Geräte wurden abgemeldet.',
      step: 'Ändern Sie das Passwort Ihres Postfachs, denn vielleicht liest jemand Ihre E-Mails mit.',
    },
    totp_added: {
      subject: 'Bestätigung in zwei Schritten ist eingeschaltet',
      text: 'Ihrem Konto wurde eine Authenticator-App hinzugefügt. Ab jetzt brauchen Sie zum Anmelden auch einen Code dieser App.',
    },
    totp_removed: {
      subject: 'Bestätigung in zwei Schritten ist ausgeschaltet',
      text: 'Die Authenticator-App wurde aus Ihrem Konto entfernt. Ab jetzt genügt zum Anmelden das Passwort.',
    },
    totp_removed_by_desk: {
      subject: 'Bestätigung in zwei Schritten ist ausgeschaltet',
      text: `${provider} hat die Authenticator-App aus Ihrem Konto entfernt und alle Ihre Sitzungen beendet. Ab jetzt genügt zum Anmelden das Passwort. In Ihrem Konto können Sie wieder eine App hinzufügen.`,
      asked: 'Wenn Sie darum gebeten haben, müssen Sie nichts tun.',
      notAsked: 'Haben Sie nicht darum gebeten? Dann möchte vielleicht jemand anderes Zugriff auf Ihr Konto:',
    },
    codes_renewed: {
      subject: 'Neue Wiederherstellungscodes',
      text: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    },
    code_used: {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      text: 'Statt eines Codes der Authenticator-App wurde ein Wiederherstellungscode Ihres Kontos eingegeben, zum Anmelden oder um eine Anmeldung zu bestätigen.',
    },
    codes_wrong: {
      subject: 'Falsche Codes wurden eingegeben',
      text: 'Für Ihr Konto wurden innerhalb eines Tages mindestens zehn falsche Codes eingegeben. Keiner davon wurde angenommen. Nach Codes wird erst gefragt, wenn Ihr Passwort eingegeben oder ein Anmeldelink aus diesem Postfach geöffnet wurde.',
    },
    passkey_added: {
      subject: 'Ein Passkey wurde hinzugefügt',
      text: 'Ihrem Konto wurde ein Passkey hinzugefügt. Mit ihm meldet man sich ohne Ihr Passwort an.',
      step: 'Entfernen Sie die Passkeys, die Sie nicht kennen, aus Ihrem Konto: Ein neues Passwort entfernt sie nicht.',
    },
    passkey_removed: {
      subject: 'Ein Passkey wurde entfernt',
      text: 'Ein Passkey wurde aus Ihrem Konto entfernt. Mit ihm kann man sich nicht mehr anmelden.',
    },
    passkeys_removed_by_desk: {
      subject: 'Ihre Passkeys wurden entfernt',
      text: `${provider} hat alle Passkeys aus Ihrem Konto entfernt und alle Ihre Sitzungen beendet. In Ihrem Konto können Sie wieder Passkeys hinzufügen.`,
      asked: 'Wenn Sie darum gebeten haben, müssen Sie nichts tun.',
      notAsked: 'Haben Sie nicht darum gebeten? Dann möchte vielleicht jemand anderes Zugriff auf Ihr Konto:',
    },
    new_device: {
      subject: 'Anmeldung von einem neuen Gerät',
      text: 'Jemand hat sich in Ihrem Konto von einem Gerät angemeldet, das wir nicht kennen.',
    },
  },
  greeting: (name) => `Guten Tag ${name},`,
  account: (username) => `Konto: ${username}`,
  when: (time) => `Zeitpunkt: ${time} UTC`,
  from: (address) => `Adresse: ${address}`,
  device: ({ browser, system }) =>
    `Gerät: ${browser && system ? `${browser} unter ${system}` : (browser ?? system ?? 'unbekannt')}`,
  codesLeft: (count) => `Verbleibende Wiederherstellungscodes: ${count}`,
  wasYou: 'Wenn Sie das waren, müssen Sie nichts tun.',
  wasNotYou: 'Waren Sie das nicht? Dann hat vielleicht jemand anderes Zugriff auf Ihr Konto:',
  endSessions: (url) => `Beenden Sie die Sitzungen, die Sie nicht kennen: ${url}`,
  changePassword: (url) => `Setzen Sie sofort ein neues Passwort: ${url}`,
  tell: (address) => `Antworten Sie auf diese E-Mail, oder schreiben Sie an ${address}.`,
}

export const securityMailTexts: Readonly<Record<DeliverySettings['language'], MailTexts>> = { en, de }
