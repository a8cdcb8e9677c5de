export const exports = {
  export: {
    export: 'Export',
    csv: 'CSV',
    xlsx: 'Excel (XLSX)',
    exporting: 'Die Datei wird erstellt',
    done: 'Die Datei ist bereit: {format}',
    failed: 'Die Datei konnte nicht erstellt werden.',
    retry: 'Wiederholen',
    close: 'Schließen',
  },
}
