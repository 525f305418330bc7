{{- define "trivia.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name }}{{ else }}{{ .Release.Name }}-{{ .Chart.Name }}{{ end }}
{{- end }}

{{/* Labels by which pods are selected. Given (dict "root" $ "component" "api"). */}}
{{- define "trivia.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- with .component }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{- define "trivia.labels" -}}
{{ include "trivia.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{/*
The secrets of a process as JSON: names of settings with the Secret and key of each. The database of the API has another user; the
set-up has both.
*/}}
{{- define "trivia.secrets" -}}
{{- $values := .root.Values }}
{{- $own := ternary $values.database.api $values.database.owner (and (eq .component "api") (ne $values.database.api.url "")) }}
{{- $secrets := dict "DATABASE_PASSWORD" $own.password "ELASTICSEARCH_PASSWORD" $values.elasticsearch.password "REDIS_PASSWORD" $values.redis.password }}
{{- if and (eq .component "setup") $values.database.api.url }}
{{- $_ := set $secrets "TRIVIA_API_DATABASE_PASSWORD" $values.database.api.password }}
{{- end }}
{{- range $name, $secret := $secrets }}
{{- if not $secret }}{{- $_ := unset $secrets $name }}{{- end }}
{{- end }}
{{- merge $secrets $values.secrets | toJson }}
{{- end }}

{{/* The environment of a process. Given (dict "root" $ "component" "api"). */}}
{{- define "trivia.environment" -}}
{{- $values := .root.Values }}
{{- $url := ternary $values.database.api.url $values.database.owner.url (and (eq .component "api") (ne $values.database.api.url "")) }}
{{- $environment := dict "DATABASE_URL" $url "ELASTICSEARCH_URL" $values.elasticsearch.url "REDIS_URL" $values.redis.url }}
{{- $_ := set $environment "TRIVIA_BASE_URL" $values.baseUrl }}
{{- $_ := set $environment "TRIVIA_EXPORT_FOLDER" "/var/lib/trivia/exports" }}
{{- $_ := set $environment "TRIVIA_EXPORT_HOURS" (toString $values.exports.hours) }}
{{- if eq .component "api" }}
{{- $_ := set $environment "TRIVIA_WORKERS" (toString $values.api.workers) }}
{{- $_ := set $environment "TRIVIA_METRICS_PORT" "9464" }}
{{- else if eq .component "indexer" }}
{{- $_ := set $environment "TRIVIA_INDEXER_METRICS_PORT" "9464" }}
{{- else if $values.database.api.url }}
{{- $_ := set $environment "TRIVIA_API_DATABASE_URL" $values.database.api.url }}
{{- end }}
{{- if $values.certificates }}
{{- $_ := set $environment "NODE_EXTRA_CA_CERTS" "/run/certificates/all.pem" }}
{{- end }}
{{- range $name, $_ := include "trivia.secrets" . | fromJson }}
{{- $_ := set $environment (printf "%s_FILE" $name) (printf "/run/secrets/trivia/%s" $name) }}
{{- end }}
{{- range $name, $value := merge $environment $values.settings }}
{{- if ne $value "" }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
{{- end }}

{{/* What all pods have: no root, no token of Kubernetes, and a file with the authorities. Given as the environment is. */}}
{{- define "trivia.pod" -}}
automountServiceAccountToken: false
# Variables of services, such as TRIVIA_METRICS_PORT of a service `trivia-metrics`, would be read as settings.
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- if .root.Values.certificates }}
# Node reads one file with certificates.
initContainers:
  - name: certificates
    {{- include "trivia.container" . | nindent 4 }}
    command: [sh, -c, 'cat /run/authorities/* > /run/certificates/all.pem']
    resources:
      requests: { cpu: 10m, memory: 16Mi }
      limits: { memory: 64Mi }
    volumeMounts:
      - { name: authorities, mountPath: /run/authorities, readOnly: true }
      - { name: certificates, mountPath: /run/certificates }
{{- end }}
{{- end }}

{{- define "trivia.container" -}}
image: {{ printf "%s:%s" .root.Values.image.repository (.root.Values.image.tag | default .root.Chart.AppVersion) | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "trivia.mounts" -}}
- { name: temporary, mountPath: /tmp }
{{- if include "trivia.secrets" . | fromJson }}
- { name: secrets, mountPath: /run/secrets/trivia, readOnly: true }
{{- end }}
{{- if .root.Values.certificates }}
- { name: certificates, mountPath: /run/certificates, readOnly: true }
{{- end }}
{{- if and .root.Values.exports.existingClaim (ne .component "setup") }}
- { name: exports, mountPath: /var/lib/trivia/exports, readOnly: {{ eq .component "api" }} }
{{- end }}
{{- end }}

{{/* Given also "temporary", the size of /tmp. */}}
{{- define "trivia.volumes" -}}
- name: temporary
  emptyDir: { sizeLimit: {{ .temporary }} }
{{- with include "trivia.secrets" . | fromJson }}
- name: secrets
  projected:
    # 0440: the group may read.
    defaultMode: 288
    sources:
      {{- range $name, $secret := . }}
      - secret:
          name: {{ $secret.name }}
          items: [{ key: {{ $secret.key | quote }}, path: {{ $name }} }]
      {{- end }}
{{- end }}
{{- if .root.Values.certificates }}
- name: authorities
  projected:
    sources:
      {{- range $index, $secret := .root.Values.certificates }}
      - secret:
          name: {{ $secret.name }}
          items: [{ key: {{ $secret.key | quote }}, path: '{{ $index }}.pem' }]
      {{- end }}
- name: certificates
  emptyDir: { sizeLimit: 1Mi }
{{- end }}
{{- if and .root.Values.exports.existingClaim (ne .component "setup") }}
- name: exports
  persistentVolumeClaim: { claimName: {{ .root.Values.exports.existingClaim }} }
{{- end }}
{{- end }}
