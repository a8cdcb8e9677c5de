import type { Framework } from './framework.ts'

export const vue: Framework = {
  id: 'vue',
  title: 'Vue 3',
  notes: [
    'Tell the compiler that `research-` tags are elements; Vue then sets properties, and attributes before the element is defined. `research-portal/vue` has the types of templates.',
    'Rendered on a server, the tag is written as it stands.',
  ],
  blocks: [
    {
      label: 'vite.config.ts',
      language: 'code',
      text: `import vue from '@vitejs/plugin-vue'

const isCustomElement = (tag: string) => tag.startsWith('research-')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }`,
    },
    {
      label: 'research-portal.d.ts',
      language: 'code',
      text: '/// <reference types="research-portal/vue" />',
    },
    {
      label: 'research.vue',
      language: 'html',
      text: `<script setup lang="ts">
import { configure, type OpenDocumentEvent } from 'research-portal'
import { ref } from 'vue'

configure({ apiBaseUrl: 'https://research.example/api/', portalUrl: 'https://research.example/' })

const size = ref(5)
const open = (event: OpenDocumentEvent) => {
  event.preventDefault()
  console.log(event.detail.reference)
}
</script>

<template>
  <research-feed :page-size="size" :hide-search="true" @research-open-document="open" />
</template>`,
    },
  ],
}

export const angular = (origin: string): Framework => ({
  id: 'angular',
  title: 'Angular',
  notes: [
    '`CUSTOM_ELEMENTS_SCHEMA` lets the tags through; `[pageSize]` sets the property, `(research-open-document)` hears the event. Templates do not check them, so take the types in the class.',
    'With Angular’s own server rendering the tag is written as it stands; load the script in `index.html`, or import the package in `main.ts`.',
  ],
  blocks: [
    {
      label: 'index.html',
      language: 'html',
      text: `<script type="application/json" id="research-config">
  { "apiBaseUrl": "${origin}/api/", "portalUrl": "${origin}/" }
</script>
<script type="module" src="${origin}/widgets/v1/loader.js"></script>`,
    },
    {
      label: 'research.component.ts',
      language: 'code',
      text: `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'
import type { OpenDocumentEvent } from 'research-portal'

@Component({
  selector: 'app-research',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <research-feed [pageSize]="size" [hideSearch]="true" (research-open-document)="open($event)" />
  \`,
})
export class ResearchComponent {
  size = 5

  open(event: Event) {
    event.preventDefault()
    console.log((event as OpenDocumentEvent).detail.reference)
  }
}`,
    },
  ],
})

export const svelte: Framework = {
  id: 'svelte',
  title: 'Svelte 5',
  notes: [
    'Svelte sets properties where there are some, and hears events by `on` and their name.',
    'Rendered on a server, the tag is written with its attributes; import the package anywhere, it does nothing without a page.',
  ],
  blocks: [
    {
      label: 'research.svelte',
      language: 'html',
      text: `<script lang="ts">
import { configure, type OpenDocumentEvent } from 'research-portal'

configure({ apiBaseUrl: 'https://research.example/api/', portalUrl: 'https://research.example/' })

let size = $state(5)

const open = (event: OpenDocumentEvent) => {
  event.preventDefault()
  console.log(event.detail.reference)
}
</script>

<research-feed page-size={size} hide-search onresearch-open-document={open}></research-feed>`,
    },
  ],
}
