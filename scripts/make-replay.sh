#!/bin/sh
# Makes the demo's film anew, as a file and as a stream, with its poster: scripts/make-replay.sh (needs ffmpeg with
# drawtext). Every replay of the demo shows this one film; what comes out is checked in, so that nobody needs ffmpeg.
# The captions beside it are written by hand and follow the times below.
set -eu
cd "$(dirname "$0")/../demo/assets/replay"

RATE=20
LENGTH=64
# Players jump to key frames and the stream is cut at them: one every four seconds.
SEGMENT=4
PAPER=0xf4f6f8
INK=0x1a2330
GREY=0x5b6675
ACCENT=0x0b5c7a
PALE=0x9fc0cf
BASE=290

words() { # text, size, colour, x, y, from, until
  printf "drawtext=font='Liberation Sans':text='%s':fontsize=%s:fontcolor=%s:x=%s:y=%s:enable='between(t,%s,%s)'" "$@"
}

# A bar stands below the base line, under a sheet of paper, and comes up when it is its turn.
graph="color=$PAPER:s=640x360:r=$RATE:d=$LENGTH[v0]"
inputs=0
bar() { # colour, x, width, height, from, until
  graph="$graph;color=$1:s=${3}x$4:r=$RATE:d=$LENGTH[b$inputs]"
  graph="$graph;[v$inputs][b$inputs]overlay=x=$2:y='max($BASE-$4,$BASE-$4*(t-$5)/2)':enable='between(t,$5,$6)'"
  inputs=$((inputs + 1))
  graph="$graph[v$inputs]"
}

from=7
for height in 62 78 70 96 112 104 138 160; do
  colour=$ACCENT
  [ $from -gt 18 ] && colour=$PALE
  bar $colour $((72 + (from - 7) / 2 * 64)) 40 $height $from 31
  from=$((from + 2))
done
from=34
for height in 150 128 84 52; do
  bar $ACCENT $((96 + (from - 34) / 4 * 120)) 80 $height $from 57
  from=$((from + 4))
done

finish="[v$inputs]drawbox=x=0:y=$BASE:w=640:h=70:color=$PAPER:t=fill"
finish="$finish,drawbox=x=56:y=$BASE:w=528:h=1:color=$GREY:t=fill:enable='between(t,6,57)'"
finish="$finish,drawbox=x=0:y=0:w=640:h=44:color=$ACCENT:t=fill"
finish="$finish,$(words 'Halden Research' 18 white 24 14 0 $LENGTH)"
finish="$finish,$(words 'Replay' 32 $INK 56 132 0 6)"
finish="$finish,$(words 'A film that stands for every event of this demonstration' 18 $GREY 56 182 0 6)"
finish="$finish,$(words 'Revenue by year, the last two as estimated' 18 $INK 56 68 6 31)"
finish="$finish,$(words 'Where it comes from, by region' 18 $INK 56 68 32 57)"
finish="$finish,$(words 'Thank you for watching' 32 $INK 56 132 58 $LENGTH)"
finish="$finish,$(words 'Questions go to the analyst named in the invitation' 18 $GREY 56 182 58 $LENGTH)"
finish="$finish,drawtext=font='Liberation Sans':text='%{pts\\:gmtime\\:0\\:%M\\\\\\:%S}':fontsize=14:fontcolor=$GREY:x=560:y=330,format=yuv420p[v]"

ffmpeg -v error -y -filter_complex "$graph;$finish" \
  -f lavfi -i "sine=f=220:r=24000:d=$LENGTH,volume=0.06,afade=in:d=2,afade=out:st=$((LENGTH - 3)):d=3" \
  -map '[v]' -map 0:a -t $LENGTH -c:v libx264 -profile:v main -preset veryslow -tune animation -crf 27 \
  -g $((RATE * SEGMENT)) -keyint_min $((RATE * SEGMENT)) -sc_threshold 0 -c:a aac -b:a 16k -ac 1 \
  -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart film.mp4

ffmpeg -v error -y -i film.mp4 -c copy -fflags +bitexact -f hls -hls_time $SEGMENT -hls_playlist_type vod \
  -hls_segment_type fmp4 -hls_flags single_file+independent_segments -hls_segment_filename film.m4s film.m3u8

ffmpeg -v error -y -ss 24 -i film.mp4 -frames:v 1 -q:v 4 -map_metadata -1 -fflags +bitexact poster.jpg
