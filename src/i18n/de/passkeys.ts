export const passkeys = {
  passkeys: {
    failed: 'Ihre Passkeys konnten nicht geladen werden.',
    add: 'Passkey hinzufügen',
    neverUsed: 'Noch nicht verwendet',
    rename: 'Umbenennen',
    renameNamed: 'Umbenennen: {name}',
    remove: 'Entfernen',
    removeNamed: 'Entfernen: {name}',
    added: 'Der Passkey wurde hinzugefügt.',
    renamed: 'Der Passkey wurde umbenannt.',
    removed: 'Der Passkey wurde entfernt.',
    unsupported: 'Dieser Browser unterstützt keine Passkeys.',
    elsewhere:
      'Auf dieser Seite sind Passkeys nicht möglich. Öffnen Sie Ihr Konto auf {domain}, um einen hinzuzufügen.',
    notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
  passkeySignIn: {
    refused: 'Dieser Passkey wurde nicht angenommen. Vielleicht wurde er aus Ihrem Konto entfernt.',
    missing: 'Passkeys sind hier nicht möglich. Bitte melden Sie sich anders an.',
  },
  passkeyDialog: {
    addTitle: 'Passkey hinzufügen',
    renameTitle: 'Passkey umbenennen',
    removeTitle: 'Diesen Passkey entfernen?',
    notStarted: 'Der Passkey konnte nicht eingerichtet werden.',
    addText: 'Geben Sie dem Passkey einen Namen. Danach fragt der Browser, wo er ihn speichern soll.',
    name: 'Name',
    incompleteName: 'Bitte geben Sie einen Namen ein',
    save: 'Speichern',
    remove: 'Entfernen',
    removeText:
      'Mit „{name}“ können Sie sich dann nicht mehr anmelden. Löschen Sie ihn auch auf Ihrem Gerät oder im Passwortmanager, denn dort wird er vielleicht noch angeboten. Sitzungen, die mit ihm begonnen haben, laufen weiter.',
    cancelled: 'Der Browser hat den Vorgang nicht abgeschlossen. Bitte versuchen Sie es erneut.',
    known: 'Auf diesem Gerät oder in diesem Passwortmanager gibt es schon einen Passkey für Ihr Konto.',
  },
}
